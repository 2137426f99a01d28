/** `lab train`: keeps each chapter on disk, and writes the learned policy into the game's folder. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Line } from '../print.ts'
import { train, type TrainPlan } from './index.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Trains by this plan, from where an earlier process of the same plan stopped, and tells what came of it. */
export function trained(plan: TrainPlan, tell: (line: string) => void): Line {
  const { game, matches, seed, seats } = plan
  const command = `lab train ${game} --matches ${matches} --seats ${seats.join(',')} --seed ${seed}`
  const folder = join(ROOT, 'var/train')
  const file = join(folder, `${command.replaceAll(/[^\w,]+/g, '-')}.part`)
  mkdirSync(folder, { recursive: true })
  const learned = train(
    { ...plan, command, commit: commit() },
    {
      ...(existsSync(file) && { from: readFileSync(file) }),
      onChapter({ matches, bytes }, mean) {
        writeFileSync(`${file}.new`, bytes)
        renameSync(`${file}.new`, file) // Killed in between, the chapter before is whole.
        tell(`${game}: ${matches} matches, lately ${mean.toFixed(1)} points a seat`)
      },
    },
  )
  const text = `${JSON.stringify(learned, null, 2)}\n`
  writeFileSync(join(ROOT, 'games', game, 'bot/learned.json'), text)
  rmSync(file, { force: true })
  return { game, matches: learned.matches, curve: learned.curve, bytes: gzipSync(text).length }
}

/** Of the code that learns. */
const commit = (): string =>
  execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()
