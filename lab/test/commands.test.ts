import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Match, type MatchRecord } from '@loggia/core'
import { expect, test, vi } from 'vitest'
import { arena, type PlaceLine } from '../arena.ts'
import { lab as run } from '../commands.ts'
import { SUBJECTS, subjectOf } from '../games.ts'
import { contender, playMatch } from '../player.ts'
import { strength } from '../strength.ts'

/** Runs the lab as a person does, but in this process: to start one takes longer than most commands. */
async function lab(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const said = { stdout: '', stderr: '' }
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((line = '') => void (said.stdout += `${line}\n`)),
    vi.spyOn(console, 'error').mockImplementation((line = '') => void (said.stderr += `${line}\n`)),
  ]
  try {
    return { code: await run(args), ...said }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
const lines = (text: string): Record<string, unknown>[] =>
  text
    .trim()
    .split('\n')
    .map(l => JSON.parse(l) as Record<string, unknown>)
const ostia = subjectOf('ostia')

test('without a command, or with a wrong one, it says what there is', async () => {
  expect(await lab()).toMatchObject({ code: 0, stderr: expect.stringContaining('lab bench') })
  expect(await lab('bench', '--colour', 'blue')).toMatchObject({ code: 2, stderr: expect.stringContaining('--colour') })
  expect(await lab('dance')).toMatchObject({ code: 2, stderr: expect.stringContaining('lab arena') })
  expect(await lab('bench', 'chess')).toMatchObject({ code: 2, stderr: expect.stringContaining('ostia') })
  expect(await lab('play', '--bots', 'oracle')).toMatchObject({ code: 2, stderr: expect.stringContaining('oracle') })
  expect(await lab('arena', '--matches', 'many')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--matches many'),
  })
})

test('as a program of its own it does the same', () => {
  const index = new URL('../index.ts', import.meta.url).pathname
  const { status, stderr } = spawnSync(process.execPath, [index, 'dance'], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('lab arena') })
})

test('bench: one JSON line for each seat count', async () => {
  const found = lines((await lab('bench', 'ostia', '--seconds', '0.05', '--json')).stdout)
  expect(found.map(l => l.seats)).toEqual([2, 3, 4])
  const fields = [
    'matchesPerSecond',
    'decisionsPerSecond',
    'decisionsPerMatch',
    'branching',
    'tableBytes',
    'copyMicroseconds',
  ]
  for (const line of found) for (const field of fields) expect(line[field], field).toBeGreaterThan(0)
})

test('play: the line has the rows, and they replay', async () => {
  const args = ['play', '--game', 'ostia', '--seats', '4', '--bots', 'random,greedy', '--seed', '7']
  const [line] = lines((await lab(...args, '--json')).stdout) as [
    { rows: MatchRecord['rows']; scores: number[]; bots: string[] },
  ]
  const match = new Match(ostia.game, { rules: 'ostia@1', seats: 4, options: {}, seed: '7', rows: line.rows })
  expect(match.over).toBe(true)
  expect(ostia.game.scores(match.table).map(s => s.total)).toEqual(line.scores)
  expect(line.bots).toEqual(['random', 'greedy', 'random', 'greedy'])
  expect((await lab(...args)).stdout).toMatch(/seat +bot +place +total/)
})

test('equal seeds give equal matches, those of a searching bot too', () => {
  const bots = ['search:8', 'greedy'].map(contender)
  expect(playMatch(ostia, bots, { seats: 2, seed: 's' }).match.record).toEqual(
    playMatch(ostia, bots, { seats: 2, seed: 's' }).match.record,
  )
})

// All laws of every game: its own `conform.test.ts`.
test.each(['ostia', 'terra-mystica'])(
  'conform %s: a report of what the game declares, and the exit code says whether the laws hold',
  async id => {
    const { game, conformance } = subjectOf(id)
    // A8: what is asked in one kind of set-up alone is met, since the command line knows the set-ups; four matches have them all.
    const matches = id === 'terra-mystica' ? 4 : 1
    const { code, stdout } = await lab('conform', id, '--matches', String(matches), '--json')
    const [report] = lines(stdout) as [{ pairs: { pair: string; count: number }[] }]
    expect(report).toMatchObject({
      game: game.rules,
      matches,
      scenes: matches * conformance.scenes!.length,
      failure: null,
    })
    if (id === 'terra-mystica') expect(report.pairs.find(p => p.pair === 'lay-tiles.tile')!.count).toBeGreaterThan(0)
    expect(code).toBe(0)
  },
)

test('ledger: one line a file, compared with the rows beside it; the exit code says whether all agree', async () => {
  const folder = new URL('../../games/terra-mystica/test/recorded/', import.meta.url).pathname
  const names = readdirSync(folder).filter(f => f.endsWith('.txt'))
  const { code, stdout } = await lab('ledger', ...names.map(f => folder + f))
  const found = lines(stdout)
  expect(found.map(l => ({ file: l.file, ok: l.ok }))).toEqual(names.map(f => ({ file: folder + f, ok: true })))
  expect(code).toBe(0)
  expect(Object.keys(found[0]!)).toEqual(['file', 'ok', 'players', 'finalVp', 'rows', 'compared'])
  for (const line of found) expect(line.compared, 'their rows lie beside them').toBeGreaterThan(50)
  expect(found[names.indexOf('base-2p-004.txt')]).toMatchObject({
    players: 2,
    finalVp: { darklings: 98, swarmlings: 72 },
  })

  const spoilt = mkdtempSync(join(tmpdir(), 'ledger-'))
  try {
    const read = (name: string) => readFileSync(folder + name, 'utf8')
    mkdirSync(join(spoilt, 'games'))
    mkdirSync(join(spoilt, 'rows'))
    writeFileSync(join(spoilt, 'games/a.txt'), read('base-2p-004.txt'))
    writeFileSync(
      join(spoilt, 'rows/a.json'),
      read('rows/base-2p-004.json').replace('"cmd":"build C1","vp":20', '"cmd":"build C1","vp":99'),
    )
    writeFileSync(join(spoilt, 'games/c.txt'), read('base-2p-004.txt'))
    writeFileSync(join(spoilt, 'games/b.txt'), `drop-faction witches\n${read('base-2p-004.txt')}`)
    const second = await lab(
      'ledger',
      join(spoilt, 'games/a.txt'),
      join(spoilt, 'games/b.txt'),
      join(spoilt, 'games/c.txt'),
    )
    const [a, b, c] = lines(second.stdout)
    expect(a).toMatchObject({ ok: false, firstDifference: { field: expect.stringMatching(/ vp$/), expected: 99 } })
    expect(b).toMatchObject({ ok: false, unsupported: expect.stringContaining('drop-faction') })
    expect(c, 'replayed to its end, with nothing to compare it with').toMatchObject({ ok: true, compared: 0 })
    expect(second.code).toBe(1)
  } finally {
    rmSync(spoilt, { recursive: true })
  }
  const [speed] = lines((await lab('ledger', '--seconds', '0.1', '--json', ...names.map(f => folder + f))).stdout)
  expect(speed).toMatchObject({ files: names.length })
  expect(speed!.gamesPerSecond).toBeGreaterThan(0)
  expect(await lab('ledger')).toMatchObject({ code: 2, stderr: expect.stringContaining('files') })
  expect(await lab('ledger', 'nowhere.txt')).toMatchObject({ code: 2, stderr: expect.stringContaining('nowhere.txt') })
})

test('arena: every deal from every seat; the wins add up', async () => {
  const found = await arena({ game: 'ostia', bots: ['greedy', 'random'], seats: 2, matches: 6, seed: 'a', workers: 1 })
  expect(found.map(l => l.bot)).toEqual(['greedy', 'random'])
  expect(Number(found[0]!.wins) + Number(found[1]!.wins)).toBe(6)
  expect(found[0]!.wins).toBe(6)
  expect(found[0]!.meanScore).toBeGreaterThan(Number(found[1]!.meanScore))
  expect(found[0]!.lead).toBeCloseTo(Number(found[0]!.meanScore) - Number(found[1]!.meanScore), 0)
  expect([found[0]!.leadError, found[1]!.lead]).toEqual([found[1]!.leadError, -Number(found[0]!.lead)])
  await expect(arena({ game: 'ostia', bots: ['greedy', 'random'], seats: 3, matches: 6, seed: 'a' })).rejects.toThrow(
    'evenly',
  )
})

test('arena: the same bot at all seats meets another deal in each match', async () => {
  const seen = new Set<string>()
  await arena({
    game: 'ostia',
    bots: ['greedy', 'greedy'],
    seats: 2,
    matches: 4,
    seed: 'same',
    workers: 0,
    onMatch: (_, { scores }) => seen.add(String(scores)),
  })
  expect(seen.size).toBeGreaterThan(2)
})

test('arena: where the points come from, and how the first, second … to decide fared', async () => {
  const [line] = await arena({ game: 'ostia', bots: ['greedy'], seats: 3, matches: 4, seed: 'places', workers: 0 })
  const places = line!.places as PlaceLine[]
  const sources = Object.values(line!.sources as Record<string, number>)
  expect(sources.reduce((a, b) => a + b)).toBeCloseTo(Number(line!.meanScore), 0)
  expect(places.map(p => [p.place, p.seats])).toEqual([
    [1, 4],
    [2, 4],
    [3, 4],
  ])
  expect(places.reduce((sum, p) => sum + p.meanScore, 0) / 3).toBeCloseTo(Number(line!.meanScore), 0)
  expect(places.reduce((sum, p) => sum + p.winRate, 0)).toBeCloseTo(1, 1)
  const { match } = playMatch(ostia, [contender('greedy'), contender('greedy')], { seats: 2, seed: 'places-0' })
  const first = match.record.rows[0]![0]
  const play = (await import('../arena-worker.ts')).default
  expect(
    play({ game: 'ostia', bots: ['greedy', 'greedy'], options: {}, seed: 'places-0', opening: 0 }).places[first],
  ).toBe(0)
})

test('an opening is random, the same for any players', () => {
  const terra = subjectOf('terra-mystica')
  const begun = (bot: string, seed: string, opening?: number) => {
    const { match, decisions } = playMatch(
      terra,
      Array.from({ length: 4 }, () => contender(bot)),
      { seats: 4, seed, ...(opening && { opening }) },
    )
    return {
      moves: match.record.rows.slice(0, 4).map(([, move]) => move),
      asked: decisions.reduce((a, b) => a + b, 0),
      rows: match.record.rows.length,
    }
  }
  const greedy = begun('greedy', 'o', 4)
  expect(greedy.moves).toEqual(begun('random', 'o', 4).moves)
  expect(greedy.asked).toBe(greedy.rows - 4)
  expect(new Set(Array.from({ length: 12 }, (_, n) => begun('random', `o${n}`, 4).moves[0])).size).toBeGreaterThan(5)
})

test.each(Object.keys(SUBJECTS))(
  'strength %s: greedy beats chance where most sit; nightly everywhere, and a search beats greedy',
  async game => {
    const { max } = subjectOf(game).game.seats
    const plan = { game, seed: 's', matches: 3, searched: 0, budget: 1, workers: 0 }
    const found = await strength({ ...plan, ...(game === 'ostia' ? {} : { seats: [max] }) })
    expect(found.map(l => l.seats)).toEqual(game === 'ostia' ? [2, 3, 4] : [max])
    expect(found.filter(l => !l.held)).toEqual([])
  },
)

test('strength: what is no stronger is told by the exit code', async () => {
  const weak = await lab(
    'strength',
    'ostia',
    '--matches',
    '1',
    '--searched',
    '2',
    '--budget',
    '1',
    '--workers',
    '0',
    '--json',
  )
  expect(lines(weak.stdout).at(-1)).toMatchObject({ bot: 'search:1', held: false })
  expect(weak.code).toBe(1)
})

test('a contender is named with its strength', () => {
  expect(contender('search:novice')).toEqual({ name: 'search:novice', bot: 'search', level: 'novice' })
  expect(contender('search:300')).toEqual({ name: 'search:300', bot: 'search', budget: 300 })
  for (const wrong of ['search:0', 'search:grand', 'greedy:club', '']) expect(() => contender(wrong), wrong).toThrow()
})

test('greedy plays Terra Mystica far better than chance (54 to 60 points)', () => {
  const terra = subjectOf('terra-mystica')
  const totals: number[] = []
  for (let n = 0; n < 4; n++)
    totals.push(
      ...playMatch(
        terra,
        Array.from({ length: 4 }, () => contender('greedy')),
        { seats: 4, seed: `g${n}` },
      ).scores.map(s => s.total),
    )
  expect(totals.reduce((a, b) => a + b, 0) / totals.length).toBeGreaterThan(85)
})

test('adopt plays matches under one version and says what became of each under a changed one', async () => {
  const { stdout } = await lab('adopt', 'ostia', '--matches', '12', '--json')
  const found = Object.fromEntries(lines(stdout).map(({ change, adopted, why }) => [change, [adopted, why]]))
  expect(found['a new number']).toEqual([12, ''])
  expect(found['a word said otherwise']).toEqual([12, ''])
  expect(found['a move forbidden']![0]).toBe(0)
  expect(found['a choice less']).toEqual([0, expect.stringContaining('legal')])
  expect(found['a point more']).toEqual([0, expect.stringContaining('totals (12)')])
  // The rules of this very checkout, as if their number had been raised.
  const same = await lab('adopt', 'tiletum', '--matches', '3', '--to', new URL('../..', import.meta.url).pathname)
  expect(same.stdout).toMatch(/tiletum@\d+ +tiletum@\d+ +3 +3 +0/)
  expect((await lab('adopt')).code).toBe(2)
})

test('open says what it costs to open a late match, and that a table of some rows ago costs less', async () => {
  const [line] = lines((await lab('open', 'ostia', '--matches', '1', '--json')).stdout)
  expect(line).toMatchObject({ game: 'ostia', matches: 1, rows: expect.any(Number), oldMs: expect.any(Number) })
  expect(line!.lateMs).toBeLessThan(line!.oldMs as number)
})
