/** All of a learner's work as one zip, each project in its tool's own file. */
import type { Readable } from 'node:stream'
import type { ProjectSummary } from '@panya/domain/project/project.ts'
import type { Database } from '../../platform/database/database.ts'
import { freeEntryName, type ZipEntry, zipStream } from '../../platform/http/zip-stream.ts'
import { documentFile } from './document-file.ts'
import { findProject, listProjects } from './project-port.ts'
import { findSource } from './source-file.ts'

export async function exportProjects(database: Database, ownerId: number): Promise<Readable> {
  const projects = (await listProjects(database, ownerId)).filter((p) => p.deletedAt === null)
  return zipStream(async (add) => {
    for await (const entry of projectEntries(database, projects)) await add(entry)
  })
}

/** One document in memory at a time: the whole may be 200 MiB. */
export async function* projectEntries(
  database: Database,
  projects: ProjectSummary[],
  folderOf: (project: ProjectSummary) => string = ({ tool }) => tool,
): AsyncIterable<ZipEntry> {
  const taken = new Set<string>()
  for (const summary of projects) {
    const row = await findProject(database.orm, summary.id)
    if (!row) continue
    const { extension, bytes } = await documentFile(summary.tool, row.document)
    const name = freeEntryName(folderOf(summary), summary.title, extension, taken)
    const changedAt = new Date(summary.updatedAt)
    yield { name, bytes, changedAt }
    const source = await findSource(database.orm, summary.id)
    if (!source) continue
    const [, own = source.name, ending = ''] = /^(.*?)(\.\w{1,8})?$/.exec(source.name) ?? []
    const kept = freeEntryName(folderOf(summary), `${own} (original)`, ending, taken)
    yield { name: kept, bytes: source.file, changedAt, packed: true }
  }
}
