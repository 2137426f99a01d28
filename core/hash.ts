/** SHA-256 at once, for matches that are dealt by it. Loaded for that alone: a table's page knows views, and draws nothing. */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { hashBy } from './random.ts'

hashBy(data => sha256(typeof data === 'string' ? utf8ToBytes(data) : data))
