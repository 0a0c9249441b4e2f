/**
 * Saves a document: one statement moves the project to its next revision, if the save was made on
 * the current one, and keeps the content. Answered after commit, so an answer is a promise.
 */
import { PROJECT_LIMITS, type SaveAnswer, type SaveRequest } from '@panya/domain/project/project.ts'
import type { Database } from '../../database/database.ts'
import { Problem } from '../../http/problem.ts'
import { contentJson } from './content-json.ts'

const SAVE = {
  name: 'project-save',
  text: `with moved as (
    update project set revision = revision + 1, bytes = $5, updated_at = now()
    where id = $1 and owner_id = $2 and revision = $3 and deleted_at is null
      and ($5 <= bytes or $9 >= $5 - bytes + (
        select coalesce(sum(bytes), 0) from project where owner_id = $2 and deleted_at is null))
    returning id, revision
  )
  insert into project_revision (project_id, number, format, version, content, bytes, save_id)
  select id, revision, $6, $7, $8::jsonb, $5, $4 from moved
  returning number, saved_at`,
}

interface SavedRow {
  number: number
  saved_at: Date
}

export async function saveDocument(
  { pool }: Database,
  ownerId: number,
  id: string,
  { base, saveId, document }: SaveRequest,
): Promise<SaveAnswer> {
  const content = contentJson(document.content)
  const bytes = Buffer.byteLength(content)
  if (bytes > PROJECT_LIMITS.documentBytes) throw new Problem('TOO_LARGE', 'document-too-large')
  const values = [id, ownerId, base, saveId, bytes, document.format, document.version, content]
  const { rows } = await pool.query<SavedRow>({
    ...SAVE,
    values: [...values, PROJECT_LIMITS.totalBytes],
  })
  const [saved] = rows
  if (saved) return { revision: saved.number, savedAt: saved.saved_at.toISOString() }
  return whyNotSaved({ pool } as Database, ownerId, id, base, saveId)
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
