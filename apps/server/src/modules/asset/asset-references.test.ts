/** Whatever happens to projects in whatever order: what they refer to is here, and nothing else stays. */
import { createHash, randomUUID } from 'node:crypto'
import { referencesInJson } from '@panya/domain/project/asset-reference.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  asset,
  assetContent,
  assetUpload,
  projectAsset,
} from '../../platform/database/schema/asset.ts'
import { projectRevision } from '../../platform/database/schema/project.ts'
import { aStudent } from '../../testing/people.ts'
import { pictureRef, projectClient } from '../../testing/project-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { thinHistory } from '../project/history.ts'
import { removeUnusedAssets } from './housekeeping.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const DAY = 86_400_000
const file = (number: number) =>
  Buffer.concat([createHash('sha512').update(`${number}`).digest(), Buffer.alloc(1000, number)])

type Step =
  | { do: 'save'; files: number[]; send: boolean }
  | { do: 'restore' | 'copy' | 'delete' | 'thin' | 'tidy' }

const files = fc.uniqueArray(fc.nat(6), { maxLength: 4 })
const step: fc.Arbitrary<{ who: number; step: Step }> = fc.record({
  who: fc.nat(2),
  step: fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('save' as const), files, send: fc.boolean() }),
    },
    fc.record({
      do: fc.constantFrom('restore', 'copy', 'delete', 'thin', 'tidy'),
    }) as fc.Arbitrary<Step>,
  ),
})

test('any order of saves, restores, copies and deletes leaves exactly what is referred to', async () => {
  const clients = await Promise.all(
    Array.from({ length: 2 }, async () => projectClient(server, await aStudent(server))),
  )
  const { orm } = server.database
  let clock = Date.now()
  // The tidying alone lives in the future: sessions of the learners go on.
  const tidy = (at: number) => removeUnusedAssets({ ...server.context, now: () => new Date(at) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const projects: (
        | { id: string; revision: number; client: (typeof clients)[number] }
        | undefined
      )[] = []
      for (const { who, step: one } of steps) {
        const own = projects[who]
        clock += DAY
        if (one.do === 'save') {
          const client = own?.client ?? clients[who % clients.length]!
          if (one.send) for (const number of one.files) await client.upload(file(number))
          const content = { pictures: one.files.map((number) => pictureRef(file(number))) }
          const saved = own
            ? await client.save(own.id, own.revision, content)
            : await client.call('POST', '/api/projects', {
                id: randomUUID(),
                saveId: randomUUID(),
                tool: 'coding/python-programming',
                title: 'x',
                document: { format: 'f', version: 1, content },
              })
          expect(saved.status === 409 ? saved.body.message : 'saved').toMatch(
            /^(saved|assets-missing)$/,
          )
          if (one.send) expect(saved.status).toBeLessThan(300)
          if (own && saved.status === 200) own.revision = saved.body.revision
          if (!own && saved.status === 201)
            projects[who] = { id: saved.body.id, revision: 1, client }
        } else if (one.do === 'tidy') {
          await tidy(clock)
        } else if (own) {
          const at = `/api/projects/${own.id}`
          if (one.do === 'restore') {
            const { revisions } = (await own.client.call('GET', `${at}/revisions`)).body
            const oldest = revisions.at(-1).number
            const back = await own.client.call('POST', `${at}/revisions/${oldest}/restore`)
            expect(back.status).toBe(200)
            own.revision = back.body.revision
          } else if (one.do === 'copy') {
            const copy = await own.client.call('POST', `${at}/duplicate`, { title: 'x' })
            expect(copy.status).toBe(201)
            projects.push({ id: copy.body.id, revision: 1, client: own.client })
          } else if (one.do === 'thin') {
            await thinHistory(server.database, own.id, new Date(clock))
          } else {
            await own.client.call('DELETE', at)
            await own.client.call('DELETE', `${at}/forever`)
            projects[who] = undefined
          }
        }
      }
      // Nobody sends anything any more: the proofs are forgotten, then what nobody has.
      await orm.delete(assetUpload)
      for (const days of [1, 3]) {
        await tidy(clock + days * DAY)
      }
      const revisions = await orm
        .select({
          id: projectRevision.projectId,
          content: projectRevision.content,
          assets: projectRevision.assets,
        })
        .from(projectRevision)
      const named = new Set<string>()
      const byProject = new Set<string>()
      for (const { id, content, assets } of revisions) {
        expect(referencesInJson(JSON.stringify(content)).toSorted()).toEqual(assets.toSorted())
        for (const hash of assets) {
          named.add(hash)
          byProject.add(`${id} ${hash}`)
        }
      }
      const noted = await orm.select().from(projectAsset)
      expect(noted.map(({ projectId, hash }) => `${projectId} ${hash}`).toSorted()).toEqual(
        [...byProject].toSorted(),
      )
      for (const table of [asset, assetContent]) {
        const rows = await orm.select({ hash: table.hash }).from(table)
        expect(rows.map(({ hash }) => hash).toSorted()).toEqual([...named].toSorted())
      }
      for (const { id, client } of projects.filter((one) => one !== undefined))
        await client.call('DELETE', `/api/projects/${id}`)
    }),
    { numRuns: 25 },
  )
})

test('saves, thinning and removal at the same time lose nothing', async () => {
  const client = await projectClient(server, await aStudent(server))
  const made = await client.make('x')
  const pictures = Array.from({ length: 6 }, (_, number) => file(100 + number))
  let revision = 1
  for (let round = 0; round < 12; round++) {
    const wanted = pictures.filter((_, index) => (round + index) % 3 !== 0)
    const later = new Date(Date.now() + round * 2 * DAY)
    const content = wanted.map(pictureRef)
    const [answer] = await Promise.all([
      client.save(made.id, revision, content),
      thinHistory(server.database, made.id, later),
      removeUnusedAssets({ ...server.context, now: () => later }),
    ])
    let saved = answer
    if (saved.status === 409) {
      for (const bytes of wanted) await client.upload(bytes)
      saved = await client.save(made.id, revision, content)
    }
    expect(saved.status).toBe(200)
    revision = saved.body.revision
    for (const { 1: hash } of content.join(' ').matchAll(/sha256-(\w+)/g)) {
      const url = `/api/projects/${made.id}/assets/${hash}`
      expect((await server.app.inject({ url, headers: client.headers })).statusCode).toBe(200)
    }
  }
})
