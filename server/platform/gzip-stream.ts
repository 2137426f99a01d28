/**
 * A gzip stream whose parts are compressed once for all receivers, each part alone. So thousands of open streams need
 * no compressor in memory, and a part is complete when sent. (RFC 1951: blocks that end at a byte may follow one
 * another; RFC 1952: header, checksum.)
 */
import { constants, crc32, deflateRawSync } from 'node:zlib'

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty block that is the last. */
const LAST = Buffer.from([3, 0])
/** Parts that were compressed, as long as somebody has them. */
const compressed = new WeakMap<Buffer, Buffer>()

function deflated(part: Buffer): Buffer {
  const known = compressed.get(part) ?? deflateRawSync(part, { finishFlush: constants.Z_FULL_FLUSH, level: 6 })
  compressed.set(part, known)
  return known
}

export class GzipStream {
  #begun = false
  #checksum = 0
  #length = 0

  /** What is sent for a part. */
  part(part: Buffer): Buffer {
    this.#checksum = crc32(part, this.#checksum)
    this.#length += part.length
    const body = deflated(part)
    if (this.#begun) return body
    this.#begun = true
    return Buffer.concat([HEADER, body])
  }

  /** What is sent at the end. */
  end(): Buffer {
    const sums = Buffer.alloc(8)
    sums.writeUInt32LE(this.#checksum, 0)
    sums.writeUInt32LE(this.#length % 2 ** 32, 4)
    return Buffer.concat([...(this.#begun ? [] : [HEADER]), LAST, sums])
  }
}
