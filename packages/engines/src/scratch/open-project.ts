/** Opens a Scratch project: the bytes of an .sb3 or .sb2 file become a block project's content and a report. */
import { openArchive } from './archive.ts'
import { AssetFiles } from './assets/asset-files.ts'
import type { MeasureSvg } from './assets/svg.ts'
import type { OpenedProject } from './content.ts'
import { convertProject } from './convert/convert-project.ts'
import { ScratchProblem } from './problem.ts'
import { readJson } from './read-json.ts'
import { Report } from './report.ts'
import { readSb2 } from './sb2/read-sb2.ts'
import { readSb3 } from './sb3/read-sb3.ts'

export interface OpenOptions {
  /** What a drawing without a frame covers; a browser can say it. */
  measureSvg?: MeasureSvg
}

/** Throws a ScratchProblem, and nothing else, when the file cannot be opened. */
export function openProject(bytes: Uint8Array, options: OpenOptions = {}): OpenedProject {
  const { json, files } = openArchive(bytes)
  const data = readJson(json)
  const report = new Report()
  const isOld = isSb2(data)
  const project = isOld ? readSb2(data, report) : readSb3(data, report)
  const assets = new AssetFiles(files, report, { isSb2: isOld, ...options })
  const content = convertProject(project, assets, report)
  return { content, report: report.entries }
}

function isSb2(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new ScratchProblem('damaged-project')
  if ('targets' in data) return false
  if ('objName' in data || 'children' in data) return true
  throw new ScratchProblem('damaged-project')
}
