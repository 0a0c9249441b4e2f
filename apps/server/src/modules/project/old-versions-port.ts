/**
 * Old versions among the large things: pressed JSON in the store outside, so that the database holds what people work
 * on today. Only where such a store is chosen; a version that somebody handed in is marked and compared, and stays.
 */
import { hash as digest } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { PROJECT_LIMITS } from '@panya/domain/project/project.ts'
import { and, asc, eq, gt, gte, isNotNull, lt, not, or, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { submission } from '../../platform/database/schema/classroom.ts'
import { project, projectRevision } from '../../platform/database/schema/project.ts'
import type { AppContext } from '../../platform/http/context.ts'
import type { Objects } from '../../platform/objects/objects.ts'

const pressed = promisify(gzip)
const unpressed = promisify(gunzip)

/** A smaller one is not worth a file. */
const LEAST_BYTES = 8 * 1024
const DAY = 86_400_000
const AT_ONCE = 200
/** The database writes more than was sent: spaces, and every digit of 1e300. What is beyond this stays there. */
const MOST_BYTES = 4 * PROJECT_LIMITS.documentBytes

const { projectId, number, content, bytes, savedAt } = projectRevision
const handedIn = sql`exists (select from ${submission} where ${submission.projectId} = ${projectId} and ${submission.handedInRevision} = ${number})`

interface Version {
  projectId: string
  number: number
}

export async function putOldVersionsAway(
  { database, objects, now }: Pick<AppContext, 'database' | 'objects' | 'now'>,
  stop?: AbortSignal,
): Promise<number> {
  if (objects.place === 'database') return 0
  const { orm } = database
  const old = new Date(now().getTime() - DAY)
  let put = 0
  for (let after: Version | undefined; ; ) {
    const rows = await nextOld(orm, old, after)
    for (const version of rows) {
      if (stop?.aborted) return put
      if (await putAway(orm, objects, version)) put += 1
    }
    if (rows.length < AT_ONCE) return put
    after = rows.at(-1)
  }
}

/** The content of an old version, wherever it is; null when its store does not give it as it was kept. */
export async function readPacked(objects: Objects, hash: string): Promise<string | null> {
  const kept = await objects.find(hash)
  const bytes = kept && (await objects.readWhole(kept))
  return bytes && (await unpressed(bytes, { maxOutputLength: MOST_BYTES })).toString('utf8')
}

function nextOld(orm: Orm, old: Date, after: Version | undefined): Promise<Version[]> {
  const later =
    after &&
    or(
      gt(projectId, after.projectId),
      and(eq(projectId, after.projectId), gt(number, after.number)),
    )
  return orm
    .select({ projectId, number })
    .from(projectRevision)
    .innerJoin(project, eq(project.id, projectId))
    .where(
      and(
        isNotNull(content),
        gte(bytes, LEAST_BYTES),
        lt(savedAt, old),
        lt(number, project.revision),
        not(handedIn),
        later,
      ),
    )
    .orderBy(asc(projectId), asc(number))
    .limit(AT_ONCE)
}

async function putAway(orm: Orm, objects: Objects, version: Version): Promise<boolean> {
  const own = and(eq(projectId, version.projectId), eq(number, version.number), isNotNull(content))
  const json = sql<string>`${content}::text`
  const [row] = await orm.select({ json }).from(projectRevision).where(own)
  if (!row || Buffer.byteLength(row.json) > MOST_BYTES) return false
  const bytes = await pressed(row.json)
  const hash = digest('sha256', bytes)
  const object = { hash, content: bytes, mediaType: 'application/gzip' }
  let put = false
  await objects.keep(object, async (tx) => {
    const { rowCount } = await tx
      .update(projectRevision)
      .set({ content: null, packed: hash })
      .where(and(own, not(handedIn)))
    put = rowCount === 1
  })
  return put
}

/** Of a row with `packed`, as an export shows it: the version itself in its place. */
export async function withContent(
  objects: Objects,
  { packed: hash, ...row }: { packed?: string | null; content?: unknown },
): Promise<object> {
  if (!hash) return row
  const json = await readPacked(objects, hash)
  return { ...row, content: json === null ? null : (JSON.parse(json) as unknown) }
}
