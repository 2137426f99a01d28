/** The log: one JSON line for each event, on stderr. No cookies, no bodies, no seeds, no parameters of queries. */
import { type Logger, pino } from 'pino'

export const openLog = (level: string): Logger =>
  pino({ level, base: null, serializers: { err: told } }, pino.destination({ fd: 2, sync: true }))

/** What of an error may be written down: not the fields that libraries hang on it, for values of a query are among them. */
function told(error: Error & { code?: unknown; params?: unknown }): {
  type: string
  code?: unknown
  message: string
  at: string[]
} {
  if (error.params !== undefined && error.cause instanceof Error) return told(error.cause)
  const frames = (error.stack ?? '')
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .map(line => line.trim())
  return {
    type: error.name,
    ...(error.code === undefined ? {} : { code: error.code }),
    message: error.message,
    at: frames.slice(0, 8),
  }
}
