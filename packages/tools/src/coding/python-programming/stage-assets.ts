/** Pictures and sounds that came with a block project, in stage.json beside main.py. */
import { isSafeCostume, isSafeSound } from '@panya/domain/html/stage-media.ts'
import type { OwnAssets } from '@panya/engines/stage/stage-player.ts'
import type { PythonProject } from './core/document.ts'

const NONE: OwnAssets = { costumes: [], sounds: [] }

/** Only the library, our SVG, and data: addresses; a file somebody broke is as good as none. */
export function ownAssets(project: PythonProject): OwnAssets {
  const text = project.files.find(({ name }) => name === 'stage.json')?.text
  if (text === undefined) return NONE
  try {
    const read = JSON.parse(text) as Partial<OwnAssets> | null
    const costumes = Array.isArray(read?.costumes) ? read.costumes : []
    const sounds = Array.isArray(read?.sounds) ? read.sounds : []
    return { costumes: costumes.filter(isSafeCostume), sounds: sounds.filter(isSafeSound) }
  } catch {
    return NONE
  }
}
