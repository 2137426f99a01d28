/**
 * The list of who was forgotten, by ids that mean nothing any more. It is a file apart from the database: when the database comes back from an older backup,
 * the list says who is to be forgotten once more. The database has a copy (`deletions`).
 */
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What an id of a person looks like: a line that was cut off in the middle is none. */
const ID = /^[\w-]{6,40}$/

export class ForgottenList {
  readonly file: string

  constructor(file: string) {
    this.file = file
  }

  /** Its ids; undefined if the file is missing. Throws if it can't be read. */
  async read(): Promise<string[] | undefined> {
    try {
      return [...new Set((await readFile(this.file, 'utf8')).split('\n').filter(line => ID.test(line)))]
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }

  /** Adds to it. It only grows, line by line, so that two servers can write at once and a crash loses nothing that was in it. */
  async add(persons: readonly string[]): Promise<void> {
    const listed = new Set(await this.read())
    const more = persons.filter(person => !listed.has(person))
    if (!more.length) return
    await mkdir(dirname(this.file), { recursive: true })
    await appendFile(this.file, `\n${more.join('\n')}\n`, { mode: 0o600, flush: true })
  }
}
