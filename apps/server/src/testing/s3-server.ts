/** A real server that speaks S3, with one bucket in a folder, for one test. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { onTestFinished } from 'vitest'

export interface TestBucket {
  /** What a server of ours is started with to use it. */
  environment: Record<string, string>
  folder: string
  stop(): Promise<void>
}

export async function aBucket(): Promise<TestBucket> {
  const folder = mkdtempSync(join(tmpdir(), 'panya-s3-'))
  const name = `panya-${randomBytes(4).toString('hex')}`
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name, configs: [] }],
  })
  const { port } = await server.run()
  let running = true
  const stop = async () => {
    if (running) await server.close()
    running = false
  }
  onTestFinished(async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    folder,
    stop,
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: name,
      // As the server knows its only user.
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    },
  }
}
