/**
 * Owns the backup file: a gzip stream of one line of JSON that says what is inside, the rows of each
 * table as PostgreSQL's COPY writes them, in frames, and one last line that counts them. A file
 * without its last line is not whole.
 */
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { BackupError } from './backup-error.ts'

export const FORMAT = 'panya-backup'
export const FORMAT_VERSION = 1

export interface BackupTable {
  name: string
  columns: string[]
}

export interface BackupSequence {
  name: string
  last: string
  called: boolean
}

export interface BackupHeader {
  format: typeof FORMAT
  version: number
  madeAt: string
  postgres: string
  /** The migrations the tables had, by their hashes, oldest first. */
  migrations: string[]
  tables: BackupTable[]
  sequences: BackupSequence[]
}

export interface BackupEnd {
  rows: number[]
}

export const lineOf = (value: BackupHeader | BackupEnd): Buffer =>
  Buffer.from(`${JSON.stringify(value)}\n`)

/** A frame of no bytes ends a table. */
export function* framesOf(chunk: Buffer): Iterable<Buffer> {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  yield length
  if (chunk.length > 0) yield chunk
}

export const END_OF_TABLE = Buffer.alloc(4)

const LONGEST_LINE = 16 * 1024 * 1024

/** Reads a file from its beginning to its end, once. */
export class BackupReader {
  readonly #file: string
  readonly #chunks: AsyncIterator<Buffer>
  #held: Buffer = Buffer.alloc(0)

  constructor(file: string) {
    this.#file = file
    const unzipped = createGunzip()
    pipeline(createReadStream(file), unzipped, () => undefined)
    this.#chunks = unzipped[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  }

  async header(): Promise<BackupHeader> {
    const value = (await this.#line()) as Partial<BackupHeader> | null
    if (value?.format !== FORMAT) throw this.#broken('is not a backup')
    if (value.version !== FORMAT_VERSION) {
      throw this.#broken(`has format ${value.version}, which this version cannot read`)
    }
    return value as BackupHeader
  }

  /** The bytes of the next table. */
  async *table(): AsyncIterable<Buffer> {
    for (;;) {
      const length = (await this.#exactly(4)).readUInt32BE()
      if (length === 0) return
      yield await this.#exactly(length)
    }
  }

  /** The last line, once the checksum after it has proved that every byte is as it was written. */
  async end(): Promise<BackupEnd> {
    const line = (await this.#line()) as BackupEnd
    const more = await this.#next()
    if (this.#held.length > 0 || !more.done) throw this.#broken('goes on after its end')
    return line
  }

  async close(): Promise<void> {
    await this.#chunks.return?.()
  }

  async #line(): Promise<unknown> {
    let end = this.#held.indexOf(10)
    while (end < 0) {
      if (this.#held.length > LONGEST_LINE) throw this.#broken('is not a backup')
      const searched = this.#held.length
      await this.#more()
      end = this.#held.indexOf(10, searched)
    }
    const text = this.#take(end + 1).toString('utf8')
    try {
      return JSON.parse(text)
    } catch {
      throw this.#broken('is not a backup')
    }
  }

  async #exactly(length: number): Promise<Buffer> {
    while (this.#held.length < length) await this.#more()
    return this.#take(length)
  }

  #take(length: number): Buffer {
    const taken = this.#held.subarray(0, length)
    this.#held = this.#held.subarray(length)
    return taken
  }

  async #more(): Promise<void> {
    const next = await this.#next()
    if (next.done) throw this.#broken('is not whole: its end is missing')
    this.#held = this.#held.length === 0 ? next.value : Buffer.concat([this.#held, next.value])
  }

  #next(): Promise<IteratorResult<Buffer>> {
    return this.#chunks.next().catch((error: NodeJS.ErrnoException) => {
      throw this.#explain(error)
    })
  }

  #explain({ code, message }: NodeJS.ErrnoException): BackupError {
    if (code === 'ENOENT') return this.#broken('is not there')
    if (code === 'Z_BUF_ERROR') return this.#broken('is not whole: its end is missing')
    if (code?.startsWith('Z_')) return this.#broken('is not a backup, or it was damaged')
    return this.#broken(`cannot be read: ${message}`)
  }

  #broken(what: string): BackupError {
    return new BackupError(`${this.#file} ${what}.`)
  }
}
