/**
 * Saves documents: one statement moves each project to its next revision, if the save was made on
 * the current one, and keeps the content. Saves of many learners share a statement. Answered after
 * commit, so an answer is a promise.
 */
import { PROJECT_LIMITS, type SaveAnswer, type SaveRequest } from '@panya/domain/project/project.ts'
import pg from 'pg'
import { type Batcher, createBatcher } from '../../database/batcher.ts'
import type { Database } from '../../database/database.ts'
import { Problem } from '../../http/problem.ts'
import { saveJson } from './document-json.ts'

const NUMERIC_VALUE_OUT_OF_RANGE = '22003'
const MAX_CALLS = 64
const MAX_BYTES = 2 * 1024 * 1024

// Rows are locked in one order, so that two nodes never wait for each other.
const SAVE = {
  name: 'project-save',
  text: `with wanted as materialized (
    select * from jsonb_to_recordset($1::jsonb) as w(id uuid, owner_id int, base int, save_id uuid,
      bytes int, format text, version int, sent jsonb)
  ), current as materialized (
    select p.id, p.bytes from project p join wanted w on w.id = p.id
    where p.owner_id = w.owner_id and p.revision = w.base and p.deleted_at is null
    order by p.id for no key update of p
  ), moved as (
    update project p set revision = p.revision + 1, bytes = w.bytes, updated_at = now()
    from wanted w join current c on c.id = w.id
    where p.id = w.id and (w.bytes <= c.bytes or $2 >= w.bytes - c.bytes + (
      select coalesce(sum(own.bytes), 0) from project own
      where own.owner_id = w.owner_id and own.deleted_at is null))
    returning p.id, p.revision
  )
  insert into project_revision (project_id, number, format, version, content, bytes, save_id)
  select m.id, m.revision, w.format, w.version, w.sent #> '{document,content}', w.bytes, w.save_id
  from moved m join wanted w on w.id = m.id
  returning project_id, number, saved_at`,
}

interface Save {
  ownerId: number
  id: string
  bytes: number
  /** The row of the statement above, as JSON in two parts: its fields, and what was sent. */
  fields: string
  sent: Buffer
}

interface SavedRow {
  project_id: string
  number: number
  saved_at: Date
}

export type DocumentSaver = (
  ownerId: number,
  id: string,
  request: SaveRequest,
  sent: Buffer | null,
) => Promise<SaveAnswer>

export function createDocumentSaver(database: Database): DocumentSaver {
  const batcher: Batcher<Save, SavedRow | null> = createBatcher({
    // How much a learner has in all is counted before the batch: one save each.
    key: ({ ownerId }) => ownerId,
    maxCalls: MAX_CALLS,
    weight: { of: ({ bytes }) => bytes, max: MAX_BYTES },
    lanes: 8,
    isolate: true,
    async write(saves) {
      const values = [rowsJson(saves), PROJECT_LIMITS.totalBytes]
      const { rows } = await database.pool.query<SavedRow>({ ...SAVE, values })
      const byProject = new Map(rows.map((row) => [row.project_id, row]))
      return saves.map(({ id }) => byProject.get(id) ?? null)
    },
  })

  const save: DocumentSaver = async (ownerId, projectId, request, sent) => {
    const id = projectId.toLowerCase()
    const { base, saveId } = request
    const { format, version } = request.document
    const { json, bytes } = saveJson(request, sent)
    if (bytes > PROJECT_LIMITS.documentBytes) throw new Problem('TOO_LARGE', 'document-too-large')
    const row = { id, owner_id: ownerId, base, save_id: saveId, bytes, format, version }
    const fields = `${JSON.stringify(row).slice(0, -1)},"sent":`
    const saved = await batcher
      .add({ ownerId, id, bytes, fields, sent: json })
      .catch((error: unknown) => {
        if (sent !== null && isNumberTooLarge(error)) return 'as-read' as const
        throw error
      })
    // A number no database can hold is kept as JavaScript reads it.
    if (saved === 'as-read') return save(ownerId, projectId, request, null)
    if (saved) return { revision: saved.number, savedAt: saved.saved_at.toISOString() }
    return whyNotSaved(database, ownerId, id, base, saveId)
  }
  return save
}

function isNumberTooLarge(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === NUMERIC_VALUE_OUT_OF_RANGE
}

/** As the database sends and takes jsonb itself: a version, then JSON. */
function rowsJson(saves: Save[]): Buffer {
  const parts: Buffer[] = []
  for (const { fields, sent } of saves) {
    const before = parts.length === 0 ? '\u0001[' : '},'
    parts.push(Buffer.from(before + fields), sent)
  }
  parts.push(Buffer.from('}]'))
  return Buffer.concat(parts)
}

/** The same save sent again counts as done; everything else is told by name. */
async function whyNotSaved(
  { pool }: Database,
  ownerId: number,
  id: string,
  base: number,
  saveId: string,
): Promise<SaveAnswer> {
  const { rows } = await pool.query<{
    revision: number
    deleted_at: Date | null
    earlier: number | null
    earlier_at: Date | null
  }>(
    `select p.revision, p.deleted_at, r.number as earlier, r.saved_at as earlier_at
     from project p
     left join project_revision r on r.project_id = p.id and r.save_id = $3 and r.number > $4
     where p.id = $1 and p.owner_id = $2`,
    [id, ownerId, saveId, base],
  )
  const [current] = rows
  if (!current) throw new Problem('NOT_FOUND', 'project-not-found')
  if (current.earlier !== null && current.earlier_at !== null) {
    return { revision: current.earlier, savedAt: current.earlier_at.toISOString() }
  }
  if (current.deleted_at !== null) throw new Problem('CONFLICT', 'project-in-trash')
  if (current.revision !== base) throw new Problem('CONFLICT', 'stale-revision')
  throw new Problem('TOO_LARGE', 'storage-full')
}
