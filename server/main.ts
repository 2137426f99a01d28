/** Opens the hall that the environment describes, and closes it when told to. */
import { configure } from './config.ts'
import { openHall } from './index.ts'

try {
  const hall = await openHall(configure(process.env))
  console.log(`Loggia is open: ${hall.url}`)
  let closing = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (closing) process.exit(1)
      closing = true
      hall.close().then(() => process.exit(0), error => { console.error(error); process.exit(1) })
    })
  }
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
