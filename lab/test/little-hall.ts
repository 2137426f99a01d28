/** As much of a hall as a load needs, in memory: sessions, matches of two, streams, moves. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { acting, Match, type Table, firstOf } from '@loggia/core'
import { ostia } from '@loggia/games/ostia'

interface Open {
  match: Match
  people: string[]
  streams: { person: string; out: ServerResponse }[]
}

/** `refuse`: one in this many moves is answered with 500. */
export async function littleHall({ refuse = 0 } = {}): Promise<{ url: string; rows: () => number; close: () => void }> {
  const tables: Open[] = []
  let people = 0
  let moves = 0
  const frame = ({ match, people }: Open, person: string) => {
    const asked = match.over ? -1 : firstOf(acting(match.table))
    const legal: number[] = []
    if (asked >= 0 && people[asked] === person) match.game.moves(match.table, asked, legal)
    const status = match.over ? 'finished' : people.length < 2 ? 'open' : 'running'
    const data = {
      seq: match.seq,
      status,
      acting: [asked],
      legal: status === 'running' ? legal.map(m => ({ seat: asked, move: match.game.format(m) })) : [],
    }
    return `event: row\nid: ${match.seq}\ndata: ${JSON.stringify(data)}\n\n`
  }
  const tell = (open: Open) => {
    for (const { person, out } of open.streams) out.write(frame(open, person))
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    let text = ''
    for await (const chunk of req) text += String(chunk)
    const body = text ? (JSON.parse(text) as { seq: number; move: string; seat: number }) : undefined
    const [path] = req.url!.split('?')
    const person = req.headers.cookie ?? ''
    const reply = (status: number, json: object, headers = {}) => {
      res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(json))
    }
    const [, , , id, action] = path!.split('/')
    const open = tables[Number(id)]
    if (path === '/api/session') return reply(200, { person: {} }, { 'set-cookie': `loggia=${++people}; HttpOnly` })
    if (path === '/metrics') {
      const watchers = tables.reduce((n, t) => n + t.streams.length, 0)
      res.end(`process_resident_memory_bytes 1000\nnodejs_heap_size_used_bytes 500\nloggia_watchers ${watchers}\n`)
      return
    }
    if (path === '/api/matches') {
      const record = { rules: ostia.rules, seats: 2, options: {}, seed: String(tables.length), rows: [] }
      tables.push({ match: new Match<Table>(ostia, record), people: [person], streams: [] })
      return reply(201, { id: String(tables.length - 1), invite: 'x', url: '' })
    }
    if (action === 'join') {
      open!.people.push(person)
      tell(open!)
      return reply(200, { seat: 1 })
    }
    if (action === 'contribution') return reply(200, { dealt: true })
    if (action === 'events') {
      res.writeHead(200, { 'content-type': 'text/event-stream' }).write(`: hello\n\n${frame(open!, person)}`)
      open!.streams.push({ person, out: res })
      res.on('close', () => {
        open!.streams = open!.streams.filter(s => s.out !== res)
      })
      return
    }
    if (refuse && ++moves % refuse === 0) return reply(500, { error: {} })
    if (body!.seq !== open!.match.seq || open!.match.play(body!.seat, body!.move) !== 0)
      return reply(409, { error: {} })
    reply(200, { seq: open!.match.seq })
    tell(open!)
  }
  const server = createServer((req, res) => {
    void answer(req, res)
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rows: () => tables.reduce((n, t) => n + t.match.seq, 0),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
