/**
 * Saves documents: one statement moves each project to its next revision, if the save was made on
 * the current one, and keeps the content. Saves of many learners share a statement. Answered after
 * commit, so an answer is a promise.
 */
import type { ProblemBody } from '@panya/domain/problem/problem.ts'
import { referencesInJson } from '@panya/domain/project/asset-reference.ts'
import {
  PROJECT_LIMITS,
  type ProjectDocument,
  type SaveAnswer,
  type SaveRequest,
} from '@panya/domain/project/project.ts'
import { type Batcher, createBatcher } from '../../platform/database/batcher.ts'
import type { Database } from '../../platform/database/database.ts'
import { jsonbArray } from '../../platform/database/jsonb-array.ts'
import { requireShallow } from '../../platform/http/json-depth.ts'
import { Problem } from '../../platform/http/problem.ts'
import { queueLargeWork } from '../../platform/http/serial-queue.ts'
import { saveWithAssets } from './save-with-assets.ts'
import { fitForDatabase, storing } from './stored-document-port.ts'

const MAX_CALLS = 64
const MAX_BYTES = 2 * 1024 * 1024

// Rows are locked in one order, so that two nodes never wait for each other.
const SAVE = {
  name: 'project-save',
  text: `with wanted as materialized (
    select * from rows from (jsonb_to_recordset($1::jsonb) as (id uuid, owner_id int, base int,
      save_id uuid, bytes int, format text, version int)) with ordinality as
      w(id, owner_id, base, save_id, bytes, format, version, position)
  ), current as materialized (
    select p.id, p.bytes from project p join wanted w on w.id = p.id
    where p.owner_id = w.owner_id and p.revision = w.base and p.deleted_at is null
    order by p.id for no key update of p
  ), moved as (
    update project p set revision = p.revision + 1, bytes = w.bytes, updated_at = now()
    from wanted w join current c on c.id = w.id
    where p.id = w.id and (w.bytes <= c.bytes or $2 >= w.bytes - c.bytes + (
      select coalesce(sum(own.bytes), 0) from project own
      where own.owner_id = w.owner_id))
    returning p.id, p.revision
  )
  insert into project_revision (project_id, number, format, version, content, bytes, save_id)
  select m.id, m.revision, w.format, w.version, ($3::jsonb[])[w.position], w.bytes, w.save_id
  from moved m join wanted w on w.id = m.id
  returning project_id, number, saved_at`,
}

export interface Save {
  id: string
  ownerId: number
  request: Omit<SaveRequest, 'document'> & Pick<ProjectDocument, 'format' | 'version'>
  /** JSON, as far as anybody knows yet. */
  content: Buffer
  /** What counts, when it is not the content's own length. */
  bytes?: number
  /** What it refers to, when that is known; of what was sent it is looked for. */
  assets?: string[]
}

export interface SavedRow {
  project_id: string
  number: number
  saved_at: Date
}

/** Says what is there instead, so that a browser recognises its own save without fetching the document. */
export class StaleRevision extends Problem {
  #current: { revision: number; saveId: string }

  constructor(revision: number, saveId: string) {
    super('CONFLICT', 'stale-revision')
    this.#current = { revision, saveId }
  }

  override body(): ProblemBody {
    return { ...super.body(), ...this.#current }
  }
}

export type DocumentSaver = (save: Save) => Promise<SaveAnswer>

export function createDocumentSaver(database: Database): DocumentSaver {
  const batcher: Batcher<Save, SavedRow | null> = createBatcher({
    // How much a learner has in all is counted before the batch: one save each.
    key: ({ ownerId }) => ownerId,
    maxCalls: MAX_CALLS,
    weight: { of: ({ content }) => content.length, max: MAX_BYTES },
    lanes: 8,
    isolate: true,
    async write(saves) {
      const contents = jsonbArray(saves.map(({ content }) => content))
      const values = [JSON.stringify(saves.map(rowOf)), PROJECT_LIMITS.totalBytes, contents]
      // raw: prepared, one statement a save
      const { rows } = await database.pool.query<SavedRow>({ ...SAVE, values })
      const byProject = new Map(rows.map((row) => [row.project_id, row]))
      return saves.map(({ id }) => byProject.get(id) ?? null)
    },
  })

  return async (asked) => {
    const save = { ...asked, id: asked.id.toLowerCase() }
    if (bytesOf(save) > PROJECT_LIMITS.documentBytes) {
      throw new Problem('TOO_LARGE', 'document-too-large')
    }
    const fit = await queueLargeWork(save.content.length, () => {
      requireShallow(save.content)
      return fitForDatabase(save.content.toString('utf8'))
    })
    const { assets = referencesInJson(fit) } = save
    const saved = await storing(fit, (json) =>
      assets.length === 0
        ? batcher.add({ ...save, content: Buffer.from(json) })
        : saveWithAssets(database, { ...save, bytes: bytesOf(save), assets }, json),
    )
    if (saved) return { revision: saved.number, savedAt: saved.saved_at.toISOString() }
    return whyNotSaved(database, save)
  }
}

function bytesOf({ bytes, content }: Save): number {
  return bytes ?? content.length
}

function rowOf(save: Save) {
  const { id, ownerId, request } = save
  const { base, saveId, format, version } = request
  const bytes = bytesOf(save)
  return { id, owner_id: ownerId, base, save_id: saveId, bytes, format, version }
}

/** The same save sent again counts as done; everything else is told by name. */
async function whyNotSaved({ pool }: Database, save: Save): Promise<SaveAnswer> {
  const { id, ownerId, request } = save
  const { base, saveId } = request
  // raw: prepared, asked when a save was refused
  const { rows } = await pool.query<{
    revision: number
    save_id: string
    deleted_at: Date | null
    earlier: number | null
    earlier_at: Date | null
  }>(
    `select p.revision, c.save_id, p.deleted_at, r.number as earlier, r.saved_at as earlier_at
     from project p
     join project_revision c on c.project_id = p.id and c.number = p.revision
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
  if (current.revision !== base) throw new StaleRevision(current.revision, current.save_id)
  throw new Problem('TOO_LARGE', 'storage-full')
}
