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
import { startTestServer, type TestServer } from './test-server.ts'

export const PLACES = ['database', 'folder'] as const
type Place = (typeof PLACES)[number]

export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'panya-objects-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export async function serverWith(place: Place) {
  const folder = aFolder()
  const server = await startTestServer({ OBJECTS: place, OBJECTS_FOLDER: folder })
  onTestFinished(() => server.close())
  const learner = await projectClient(server, await aStudent(server))
  const get = (id: string, bytes: Buffer, headers = {}) =>
    server.app.inject({
      url: `/api/projects/${id}/assets/${hashOf(bytes)}`,
      headers: { ...learner.headers, ...headers },
    })
  return { server, learner, get, folder }
}

/** The hashes of what lies in a folder. */
export const objectsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map(({ name }) => name)
    .filter((name) => /^[0-9a-f]{64}$/.test(name))

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
