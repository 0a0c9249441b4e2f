/** A document as the server keeps it: its content is JSON that nobody here reads, however large it is. */
import { referencesInJson } from '@panya/domain/project/asset-reference.ts'
import type { ProjectDocument } from '@panya/domain/project/project.ts'
import { sql } from 'drizzle-orm'
import { projectRevision } from '../../platform/database/schema/project.ts'
import { Problem } from '../../platform/http/problem.ts'

export interface StoredDocument {
  format: string
  version: number
  json: string
  /** As it was sent: the database writes it with more spaces. */
  bytes: number
  /** What it referred to when it was sent; of a stored one nothing else counts, whatever its text seems to say. */
  assets: string[]
}

/** The columns of a revision that make one. */
export const STORED = {
  format: projectRevision.format,
  version: projectRevision.version,
  json: sql<string>`${projectRevision.content}::text`,
  bytes: projectRevision.bytes,
  assets: projectRevision.assets,
}

export function storedDocument({ format, version, content }: ProjectDocument): StoredDocument {
  const json = fitForDatabase(JSON.stringify(content ?? null))
  return { format, version, json, bytes: Buffer.byteLength(json), assets: referencesInJson(json) }
}

/** As a request brought it, its content apart. */
export function sentDocument(sent: {
  format: string
  version: number
  content: string
}): StoredDocument {
  const { format, version, content: json } = sent
  return { format, version, json, bytes: Buffer.byteLength(json), assets: referencesInJson(json) }
}

export function readDocument({
  format,
  version,
  json,
}: Pick<StoredDocument, 'format' | 'version' | 'json'>): ProjectDocument {
  return { format, version, content: JSON.parse(json) as unknown }
}

/** An answer with a document in it, written without reading the content. */
export function documentAnswer({ format, version, json }: StoredDocument): string {
  return `${JSON.stringify({ format, version }).slice(0, -1)},"content":${json}}`
}

export function answerWithDocument(fields: object, document: StoredDocument): string {
  return `${JSON.stringify(fields).slice(0, -1)},"document":${documentAnswer(document)}}`
}

/** Every escape in a JSON text; a pair of halves is one. */
const ESCAPE = /\\(?:u(?:d[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}|[0-9a-f]{4})|.)/gis
/** What jsonb refuses: the zero character, and halves of a character pair. */
const UNFIT = /^\\u(?:0000|d[89a-f][0-9a-f]{2})$/i

/** Such characters have no meaning in text; a sign in their place is better than work not saved. */
export function fitForDatabase(json: string): string {
  if (!/\\u(?:0000|d[89a-f])/i.test(json)) return json
  return json.replaceAll(ESCAPE, (escape) => (UNFIT.test(escape) ? '\\ufffd' : escape))
}

/** PostgreSQL's names for numbers it cannot hold, for text that is not JSON, and for what goes beyond its limits. */
const UNREADABLE = ['22003', '22P02']
const BEYOND_LIMITS = '54'

/** Stores JSON nobody has read: what the database cannot take is read once as JavaScript would. */
export async function storing<T>(json: string, store: (json: string) => Promise<T>): Promise<T> {
  try {
    return await store(json)
  } catch (error) {
    const { code = '' } = ((error as Error).cause ?? error) as { code?: string }
    if (code.startsWith(BEYOND_LIMITS)) throw new Problem('BAD_INPUT', 'document-too-deep')
    if (!UNREADABLE.includes(code)) throw error
    return store(readAgain(json))
  }
}

/** Reading holds everybody up. */
const MOST_READ = 1024 * 1024

/** As JavaScript reads it: a number no database can hold, for one, has no value. */
function readAgain(json: string): string {
  if (json.length > MOST_READ) throw new Problem('BAD_INPUT', 'bad-input', { body: 'not storable' })
  let content: unknown
  try {
    content = JSON.parse(json)
  } catch {
    throw new Problem('BAD_INPUT', 'bad-input', { body: 'not JSON' })
  }
  return fitForDatabase(JSON.stringify(content))
}
