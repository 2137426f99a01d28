/** The address at which a hall is reached, and why it can't be. */
import { serve } from '@hono/node-server'
import type { Server } from 'node:http'
import type { Config } from './config.ts'

/** Addresses that people of this machine call localhost. */
export const LOCAL = ['127.0.0.1', '0.0.0.0', '::', '::1']

/**
 * How long a client may take to send its headers and its whole request, and how often that is checked, in milliseconds.
 * Answers, such as streams, may last. An idle connection stays open longer than proxies keep theirs (60 s with most):
 * otherwise the hall closes some just as they are used again.
 */
export const TIMES = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 75_000,
}

/** Opens the doors. Throws a sentence where that can't be. */
export const listen = (
  fetch: Parameters<typeof serve>[0]['fetch'],
  config: Pick<Config, 'host' | 'port'>,
  times = TIMES,
): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = serve({ fetch, hostname: config.host, port: config.port, serverOptions: times }, () =>
      resolve(server),
    ) as Server
    server.once('error', (error: NodeJS.ErrnoException) => reject(CANNOT_LISTEN[error.code ?? '']?.(config) ?? error))
  })
const CANNOT_LISTEN: Readonly<Record<string, (config: Pick<Config, 'host' | 'port'>) => Error>> = {
  EADDRINUSE: ({ port }) => new Error(`Port ${port} is taken by another program. Set PORT to another one.`),
  EACCES: ({ port }) => new Error(`Who runs this server may not use port ${port}. Set PORT to one above 1023.`),
  EADDRNOTAVAIL: ({ host }) =>
    new Error(`${host} is no address of this machine. Set HOST to one that is, or to 0.0.0.0 for all.`),
  ENOTFOUND: ({ host }) =>
    new Error(`${host} is no address of this machine. Set HOST to one that is, or to 0.0.0.0 for all.`),
}
