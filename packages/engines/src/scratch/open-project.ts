/** Opens a Scratch project: the bytes of an .sb3 or .sb2 file become a block project's content and a report. */
import { openArchive } from './archive.ts'
import type { OpenedProject } from './content.ts'
import { type AssetSource, convertProject } from './convert/convert-project.ts'
import { ScratchProblem } from './problem.ts'
import { readJson } from './read-json.ts'
import { Report } from './report.ts'
import { readSb2 } from './sb2/read-sb2.ts'
import { readSb3 } from './sb3/read-sb3.ts'

const NO_ASSETS: AssetSource = {
  picture: ({ centreX = 240, centreY = 180, resolution }) => {
    const scale = resolution || 1
    return { width: Math.max(1, (centreX * 2) / scale), height: Math.max(1, (centreY * 2) / scale) }
  },
  sound: ({ samples = 0, rate = 1 }) => ({ seconds: rate > 0 ? samples / rate : 0 }),
}

/** Throws a ScratchProblem, and nothing else, when the file cannot be opened. */
export function openProject(bytes: Uint8Array): OpenedProject {
  const { json } = openArchive(bytes)
  const data = readJson(json)
  const report = new Report()
  const project = isSb2(data) ? readSb2(data, report) : readSb3(data, report)
  const content = convertProject(project, NO_ASSETS, report)
  return { content, report: report.entries }
}

function isSb2(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new ScratchProblem('damaged-project')
  if ('targets' in data) return false
  if ('objName' in data || 'children' in data) return true
  throw new ScratchProblem('damaged-project')
}
