/** The research desk: runs what is asked of it. */
import { askedBy } from './asked.ts'
import { botCommands } from './commands/bots.ts'
import { houseCommands } from './commands/house.ts'
import { USAGE } from './usage.ts'

/** Runs a command as it is typed; gives the exit code: 1 for an answer that is false, 2 for what was not understood. */
export async function lab(args: readonly string[]): Promise<number> {
  try {
    const asked = askedBy(args)
    const run = { ...botCommands(asked), ...houseCommands(asked) }[asked.command ?? '']
    if (run) return (await run()) === false ? 1 : 0
    console.error(USAGE)
    return asked.command ? 2 : 0
  } catch (error) {
    console.error((error as Error).message)
    return 2
  }
}
