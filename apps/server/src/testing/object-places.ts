/** A server with one of the stores for large things, a learner, and what lies in the store. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { removeUnusedAssets } from '../modules/asset/housekeeping.ts'
import { assetContent } from '../platform/database/schema/asset.ts'
import { sweepStrays } from '../platform/objects/sweep-strays.ts'
import { aStudent } from './people.ts'
import { hashOf, projectClient } from './project-client.ts'
import { aBucket } from './s3-server.ts'
import { startTestServer, type TestServer } from './test-server.ts'

export const PLACES = ['database', 'folder', 's3'] as const
type Place = (typeof PLACES)[number]

export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'panya-objects-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export async function serverWith(place: Place) {
  const bucket = place === 's3' ? await aBucket() : null
  const folder = bucket?.folder ?? aFolder()
  const settings = { OBJECTS_FOLDER: folder, ...bucket?.environment }
  const server = await startTestServer({ OBJECTS: place, ...settings })
  onTestFinished(() => server.close())
  const learner = await projectClient(server, await aStudent(server))
  const get = (id: string, bytes: Buffer, headers = {}) =>
    server.app.inject({
      url: `/api/projects/${id}/assets/${hashOf(bytes)}`,
      headers: { ...learner.headers, ...headers },
    })
  return { server, learner, get, folder, bucket }
}

/** The hashes of what lies in a folder, also in that of the server that speaks S3. */
export const objectsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .flatMap(({ name }) => /^([0-9a-f]{64})(?:\._S3rver_object)?$/.exec(name)?.[1] ?? [])

/** What lies in the store, whichever it is. */
export async function stored(server: TestServer, folder: string): Promise<string[]> {
  const rows = await server.database.orm.select({ hash: assetContent.hash }).from(assetContent)
  return [...rows.map(({ hash }) => hash), ...objectsIn(folder)].toSorted()
}

const HOUR = 3_600_000

export async function tidyAt(server: TestServer, hours: number): Promise<void> {
  const context = { ...server.context, now: () => new Date(Date.now() + hours * HOUR) }
  await removeUnusedAssets(context)
  await sweepStrays(context)
}
