/**
 * The upgrade drill: this release opens a stored database of every earlier one. Each match is played on with its bots,
 * or is unplayable and says why. Each finished one verifies, and no log or counter shows an error.
 */
import { seeded } from '@loggia/core'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Folder, Server } from '../attack/servers.ts'
import { Hall } from '../hall.ts'
import { verifyFile } from '../verify.ts'
import { type KeptTable, readKept, RELEASES } from './make.ts'
import { Player, playOn } from './player.ts'
import { type Place, query, restored } from './restore.ts'

export interface UpgradePlan {
  seed: string
  /** At most this many rows of each match are played; without it, to its end. */
  rows?: number
  /** One release; without it all that are kept. */
  release?: string
}

/** What became of the matches of a release. */
export interface Upgraded {
  release: string
  matches: number
  /** Seconds until the door was open. */
  opened: number
  played: number
  ended: number
  kept: number
  verified: number
  /** Of the kept ones, by reason. */
  because: Readonly<Record<string, number>>
  /** What must not be. */
  faults: string[]
}

type Outcome = 'played' | 'ended' | 'kept'

export const releases = (): string[] =>
  readdirSync(RELEASES)
    .filter(name => name.endsWith('.tables.gz'))
    .map(name => name.replace('.tables.gz', ''))

/** Upgrades every kept release, one after another. */
export async function upgrade({ seed, rows, release }: UpgradePlan): Promise<Upgraded[]> {
  const folder = new Folder()
  try {
    // Its cluster is used; its own hall is empty.
    await (await Server.start({ DATA_DIR: folder.path })).stop('SIGKILL')
    const found: Upgraded[] = []
    for (const name of release ? [release] : releases())
      found.push(await upgradeOne(name, await restored(folder, `r${found.length}`, fileOf(name)), seed, rows))
    const said = folder.log.split('\n').flatMap(line => / (?:ERROR|PANIC): .*/.exec(line)?.[0] ?? [])
    found.at(-1)?.faults.push(...counted(said.map(line => `postgres:${line}`)))
    return found
  } finally {
    await folder.remove()
  }
}

/** Equal lines as one, with how many there are. */
const counted = (lines: readonly string[]): string[] =>
  [...new Set(lines)].map(line => `${lines.filter(other => other === line).length} × ${line}`)
const fileOf = (release: string): string => join(RELEASES, `${release}.gz`)

async function upgradeOne(release: string, place: Place, seed: string, rows: number | undefined): Promise<Upgraded> {
  const { people, tables } = readKept(release)
  const foretold = dryRun(place)
  const begun = performance.now()
  const server = await Server.start({ ...place, LOG_LEVEL: 'info', CONTACT: 'host@loggia.example' })
  const hall = new Hall(server.url, 8)
  const players = people.map(({ name, cookie }) => new Player(name, hall, cookie))
  const found: Upgraded = {
    ...{ release, matches: tables.length, opened: (performance.now() - begun) / 1000 },
    ...{ played: 0, ended: 0, kept: 0, verified: 0, because: reasons(foretold), faults: [] },
  }
  try {
    for (const table of tables) {
      const sit = table.people.map(k => players[k]!)
      const about = `${table.game}, ${table.what} (${table.id})`
      try {
        const outcome = await goOn(table, sit, `${seed} ${release}`, rows)
        const { fate, because = '' } = foretold.get(table.id) ?? { fate: 'is not told of' }
        if ((outcome === 'kept') !== (fate === 'is kept' && because !== ''))
          throw new Error(`${outcome}, but it ${fate}`)
        if (outcome === 'ended') found.verified += await proves(table, sit[0]!)
        found[outcome]++
      } catch (error) {
        found.faults.push(`${about}: ${(error as Error).message}`)
      }
    }
    const faults = await query(
      place.DATABASE_URL,
      async client => (await client.query('select * from faults')).rows as object[],
    )
    found.faults.push(...faults.map(fault => `counted: ${JSON.stringify(fault)}`))
  } finally {
    hall.close()
    await server.stop()
  }
  found.faults.push(...counted(errorsOf(server.said())))
  return found
}

interface Fate {
  id: string
  fate: string
  because?: string
}
/** What becomes of each match, as an operator asks before the upgrade. */
function dryRun(place: Place): Map<string, Fate> {
  const said = execFileSync(process.execPath, ['server/hall/command.ts', 'upgrade', '--dry-run', '--all', '--json'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env['PATH']!, ...place },
  })
  return new Map((JSON.parse(said.toString()) as Fate[]).map(fate => [fate.id, fate]))
}
function reasons(fates: ReadonlyMap<string, Fate>): Record<string, number> {
  const found: Record<string, number> = {}
  for (const { because } of fates.values()) if (because) found[because] = (found[because] ?? 0) + 1
  return found
}

/** Bots of an older box play by the hand policy, and say so: that is meant (bots/worker.ts). */
const BY_HAND = ': bots play by hand, since their weights were '

/** What of a log is at fault: an error, or a warning but that matches are kept or that bots play by hand. */
const errorsOf = (log: string): string[] =>
  log.split('\n').filter(line => {
    if (line.includes(BY_HAND)) return false
    if (!line.startsWith('{')) return line.trim() !== '' && !line.startsWith('Loggia is open')
    const { level, msg } = JSON.parse(line) as { level: number; msg: string }
    return level >= 40 && msg !== 'matches are kept' && !msg.startsWith('matches of an older release')
  })

/** Plays a match on; throws what is wrong with it. */
async function goOn(
  { id, game, over }: KeptTable,
  people: readonly Player[],
  seed: string,
  rows = Number.POSITIVE_INFINITY,
): Promise<Outcome> {
  const [one] = people as [Player]
  const first = await one.state(id)
  if (typeof first === 'string') {
    if (first !== 'other-rules') throw new Error(`is refused: ${first}`)
    const { rows } = await one.hall.must<{ rows: object[] }>('GET', `/api/matches/${id}/kept`, one.cookie)
    if (!rows.length) throw new Error('is kept, and nothing of it can be read')
    return 'kept'
  }
  if (over !== (first.status === 'finished')) throw new Error(`is ${first.status}`)
  const state = await playOn(id, people, seeded(`${seed} ${game} ${id}`), ({ seq }) => seq >= first.seq + rows)
  if (typeof state === 'string') throw new Error(`is refused while it is played: ${state}`)
  return state.status === 'finished' ? 'ended' : 'played'
}

/** Whether the file of a match that is over proves itself: 1, or the proofs that fail as an error. */
async function proves({ id }: KeptTable, person: Player): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'loggia-file-'))
  try {
    const file = join(folder, 'match.json')
    writeFileSync(file, (await person.hall.call('GET', `/api/matches/${id}/export`, person.cookie)).body)
    const wrong = (await verifyFile(file)).proofs.filter(p => !p.ok)
    if (wrong.length) throw new Error(`does not verify: ${wrong.map(p => `${p.what}: ${p.found}`).join('; ')}`)
    return 1
  } finally {
    rmSync(folder, { recursive: true })
  }
}
