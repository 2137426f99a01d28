/** The research desk: `npm run -s lab -- <command>`. */
import { lab } from './commands.ts'

process.exitCode = await lab(process.argv.slice(2))
