/** All of a learner's work as one zip, each project in its tool's own file. */
import { PassThrough, type Readable } from 'node:stream'
import type { ProjectDocument } from '@panya/domain/project/project.ts'
import { fileOf } from '@panya/tools/kit/project-files.ts'
import { Zip, ZipDeflate } from 'fflate'
import type { Database } from '../../database/database.ts'
import { findProject, listProjects } from './projects.ts'

export async function exportProjects(database: Database, ownerId: number): Promise<Readable> {
  const projects = (await listProjects(database, ownerId)).filter((p) => p.deletedAt === null)
  const out = new PassThrough()
  const zip = new Zip((error, chunk, final) => {
    if (error) out.destroy(error)
    else out.write(chunk)
    if (final) out.end()
  })
  void fill().catch((error: Error) => out.destroy(error))
  return out

  /** One document in memory at a time: the whole may be 200 MiB. */
  async function fill(): Promise<void> {
    const taken = new Set<string>()
    for (const summary of projects) {
      const row = await findProject(database.orm, summary.id)
      if (!row) continue
      const document: ProjectDocument = {
        format: row.format,
        version: row.version,
        content: row.content,
      }
      const { extension, bytes } = await fileOf(summary.tool, document)
      const entry = new ZipDeflate(freeName(summary.tool, summary.title, extension, taken), {
        level: 6,
      })
      entry.mtime = new Date(summary.updatedAt)
      zip.add(entry)
      entry.push(bytes, true)
      if (out.writableNeedDrain) await new Promise((resolve) => out.once('drain', resolve))
    }
    zip.end()
  }
}

function freeName(tool: string, title: string, extension: string, taken: Set<string>): string {
  const safe = title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'project'
  for (let count = 1; ; count++) {
    const name = `${tool}/${safe}${count === 1 ? '' : ` (${count})`}${extension}`
    if (taken.has(name.toLowerCase())) continue
    taken.add(name.toLowerCase())
    return name
  }
}
