/** What an operator may measure: numbers, never names. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof openMetrics>

export function openMetrics(now: { matches: () => number; watchers: () => number }) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'loggia_matches_in_memory',
    help: 'Matches in memory',
    registers,
    collect() {
      this.set(now.matches())
    },
  })
  new Gauge({
    name: 'loggia_watchers',
    help: 'Open streams of events',
    registers,
    collect() {
      this.set(now.watchers())
    },
  })
  return {
    registry,
    rows: new Counter({ name: 'loggia_rows_total', help: 'Rows committed by this server', registers }),
    requests: new Histogram({
      name: 'loggia_request_seconds',
      help: 'Answers by route and status',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
      registers,
    }),
    thoughts: new Histogram({
      name: 'loggia_bot_seconds',
      help: 'How long bots thought',
      buckets: [0.01, 0.05, 0.2, 1, 5, 20],
      registers,
    }),
    failures: new Counter({
      name: 'loggia_bot_failures_total',
      help: 'Thoughts that ended in an error: a simpler bot played instead',
      registers,
    }),
  }
}
