/** Opens the hall that the environment describes, and closes it when told to; being told twice (a terminal and a parent) is once. */
import { configure } from './config.ts'
import { openHall } from './index.ts'

const told = new Promise<void>(resolve => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
})
try {
  const hall = await openHall(configure(process.env))
  console.log(`Loggia is open: ${hall.url}`)
  await told
  await hall.close()
  process.exit(0)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
