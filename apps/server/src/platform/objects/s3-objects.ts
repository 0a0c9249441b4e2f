/**
 * A bucket as a store, for anything that speaks S3: put, head, get with a range, delete; no lists and no conditions,
 * which such servers understand differently. The library is loaded when a bucket is first used, and never without one.
 */
import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '../object-settings.ts'
import { NotHere, type ObjectStore, type Part, StoreAway } from './object-store.ts'

/** A learner waits; what takes longer is asked again by their browser. */
const PATIENCE = { connectionTimeout: 5000, socketTimeout: 30_000 }
/** Inside a transaction, which may not stand still for longer than 15 s. */
const REMOVE_MS = 8000

type Library = typeof import('@aws-sdk/client-s3')

export class S3Objects implements ObjectStore {
  readonly #settings: S3Settings
  #opened: Promise<{ library: Library; client: S3Client }> | undefined

  constructor(settings: S3Settings) {
    this.#settings = settings
  }

  async put(hash: string, bytes: Buffer): Promise<void> {
    const { library, client } = await this.#open()
    const command = new library.PutObjectCommand({
      ...this.#at(hash),
      Body: bytes,
      ContentLength: bytes.length,
      // A server that knows it refuses bytes that came otherwise.
      ChecksumSHA256: Buffer.from(hash, 'hex').toString('base64'),
    })
    await client.send(command).catch(refused)
  }

  async size(hash: string): Promise<number | null> {
    const { library, client } = await this.#open()
    try {
      const { ContentLength } = await client.send(new library.HeadObjectCommand(this.#at(hash)))
      return ContentLength ?? null
    } catch (error) {
      return isMissing(error) ? null : refused(error)
    }
  }

  async *read(hash: string, { first, last }: Part): AsyncIterable<Buffer> {
    const { library, client } = await this.#open()
    const command = new library.GetObjectCommand({
      ...this.#at(hash),
      Range: `bytes=${first}-${last}`,
    })
    try {
      const { Body } = await client.send(command)
      yield* Body as AsyncIterable<Buffer>
    } catch (error) {
      if (isMissing(error)) throw new NotHere(hash)
      refused(error)
    }
  }

  async remove(hash: string): Promise<void> {
    const { library, client } = await this.#open()
    const command = new library.DeleteObjectCommand(this.#at(hash))
    await client.send(command, { abortSignal: AbortSignal.timeout(REMOVE_MS) }).catch(refused)
  }

  #at(hash: string) {
    return { Bucket: this.#settings.bucket, Key: `objects/${hash}` }
  }

  #open() {
    this.#opened ??= open(this.#settings)
    return this.#opened
  }
}

async function open({ endpoint, region, accessKey, secretKey }: S3Settings) {
  const library = await import('@aws-sdk/client-s3')
  const client = new library.S3Client({
    region,
    // Servers of one's own have no name for each bucket.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    maxAttempts: 3,
    requestHandler: PATIENCE,
    // Else bytes are sent in frames of Amazon's own, which other servers keep as part of the object.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { library, client }
}

/** Not there, or shorter than where the part begins. */
function isMissing(error: unknown): boolean {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } }
  const status = $metadata?.httpStatusCode
  return status === 416 || (status === 404 && name !== 'NoSuchBucket')
}

/** In words for who runs the place; the library's own errors hold requests and what was signed. */
function refused(error: unknown): never {
  const { name, message, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } }
  const status = $metadata?.httpStatusCode
  throw new StoreAway(
    `the bucket did not answer as it should: ${[status, name, message].filter(Boolean).join(' ')}`,
  )
}
