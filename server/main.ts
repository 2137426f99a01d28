/** Opens the hall that the environment describes, and closes it when told to; being told twice (a terminal and a parent) is once. */
import { configure } from './platform/config.ts'
import { startServer } from './index.ts'

const told = new Promise<void>(resolve => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
})
// What fails beside all requests (a job that can't be marked as done while the database is away) is no reason to end.
process.on('unhandledRejection', error => console.error((error as Error).message))
try {
  const hall = await startServer(configure(process.env))
  console.log(`Loggia is open: ${hall.url}`)
  await Promise.race([
    told,
    hall.lost.then(() => {
      throw new Error('The embedded database has ended. Start again: nothing that was acknowledged is lost.')
    }),
  ])
  await hall.close()
  process.exit(0)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
