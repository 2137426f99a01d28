/** A hall as its clients see it, over HTTP and server-sent events. Plain sockets and no framework: the load must not be the lab's own. */
import { randomBytes } from 'node:crypto'
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'

/** The load is for a hall of one's own: nothing but this machine is called. */
export function loopback(url: string): URL {
  const at = new URL(url)
  if (at.protocol !== 'http:' || !['localhost', '127.0.0.1', '[::1]'].includes(at.hostname))
    throw new Error(`${url}: only http on this machine (localhost) may be put under load`)
  return at
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export interface Reply {
  status: number
  body: string
  cookie: string | undefined
}

export class Hall {
  readonly #url: URL
  readonly #from: string | undefined
  readonly #agent: Agent
  readonly #streams = new Set<ClientRequest>()
  #closed = false

  /** `sockets`: how many requests are under way at the same time. `from`: another address of this machine from which they come (127.0.0.2, on Linux). */
  constructor(url: string, sockets: number, from?: string) {
    this.#url = loopback(url)
    this.#from = from
    this.#agent = new Agent({ keepAlive: true, maxSockets: sockets, scheduling: 'fifo' })
  }

  call(method: Method, path: string, cookie: string | undefined, body?: object): Promise<Reply> {
    const text = body && JSON.stringify(body)
    return new Promise((resolve, reject) => {
      const sent = this.#request(method, path, cookie, this.#agent, text, reply => {
        let answer = ''
        reply
          .setEncoding('utf8')
          .on('data', (chunk: string) => {
            answer += chunk
          })
          .on('end', () => {
            resolve({
              status: reply.statusCode ?? 0,
              body: answer,
              cookie: reply.headers['set-cookie']?.[0]?.split(';')[0],
            })
          })
          .on('error', reject)
      })
      sent.on('error', reject).end(text)
    })
  }

  /** Gives something to the shuffle of a match, as a page does: what is full is dealt then. */
  give(match: string, cookie: string | undefined): Promise<unknown> {
    return this.must('POST', `/api/matches/${match}/contribution`, cookie, {
      contribution: randomBytes(32).toString('hex'),
    })
  }

  /** As `call`; throws unless the answer is a success. */
  async must<X>(
    method: Method,
    path: string,
    cookie: string | undefined,
    body?: object,
  ): Promise<X & { cookie?: string }> {
    const reply = await this.call(method, path, cookie, body)
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.body.slice(0, 200)}`)
    return { ...(JSON.parse(reply.body) as X), ...(reply.cookie && { cookie: reply.cookie }) }
  }

  async text(path: string): Promise<string> {
    return (await this.call('GET', path, undefined)).body
  }

  /**
   * Opens a stream; `onFrame` gets each event's name and data, as text, until it says true. Resolves when its first event is there; with `whole`
   * when `onFrame` has said so. `since`: the row after which it begins.
   */
  stream(
    path: string,
    cookie: string | undefined,
    onFrame: (event: string, data: string) => boolean,
    onLost: () => void,
    { since, whole = false }: { since?: number; whole?: boolean } = {},
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const sent = this.#request(
        'GET',
        path,
        cookie,
        undefined,
        undefined,
        reply => {
          if (reply.statusCode !== 200) {
            reply.resume()
            reject(new Error(`${path}: ${reply.statusCode}`))
            return
          }
          let rest = ''
          reply
            .setEncoding('utf8')
            .on('data', (chunk: string) => {
              rest += chunk
              for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
                const frame = rest.slice(0, end)
                const event = /^event: ?(.*)$/m.exec(frame)?.[1]
                rest = rest.slice(end + 2)
                if (event === undefined) continue
                const enough = onFrame(
                  event,
                  frame
                    .split('\n')
                    .filter(l => l.startsWith('data:'))
                    .map(l => l.slice(5).trimStart())
                    .join('\n'),
                )
                if (enough || !whole) resolve()
                if (enough && this.#streams.delete(sent)) sent.destroy()
              }
            })
            .on('close', () => {
              if (this.#streams.delete(sent)) onLost()
              resolve()
            })
        },
        since,
      )
      this.#streams.add(sent)
      sent
        .on('error', error => {
          if (this.#streams.delete(sent)) onLost()
          reject(error)
        })
        .end()
    })
  }

  /** Lets go of every socket; nothing can be asked afterwards. */
  close(): void {
    this.#closed = true
    const open = [...this.#streams]
    this.#streams.clear()
    for (const stream of open) stream.destroy()
    this.#agent.destroy()
  }

  #request(
    method: Method,
    path: string,
    cookie: string | undefined,
    agent: Agent | undefined,
    text: string | undefined,
    onReply: (reply: IncomingMessage) => void,
    since?: number,
  ): ClientRequest {
    // A client in the middle of something would open a socket that nobody closes any more.
    if (this.#closed) throw new Error('this client has left the hall')
    return request(
      new URL(path, this.#url),
      {
        method,
        agent: agent ?? false,
        ...(this.#from && { localAddress: this.#from }),
        headers: {
          ...(cookie && { cookie }),
          ...(since !== undefined && { 'last-event-id': since }),
          ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          accept: agent ? 'application/json' : 'text/event-stream',
        },
      },
      onReply,
    )
  }
}
