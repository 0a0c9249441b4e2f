/** Pictures and sounds that came with a block project, in stage.json beside main.py. */
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
    return {
      costumes: costumes.filter(({ image }) => image === undefined || image.startsWith('data:')),
      sounds: sounds.filter(({ audio }) => audio === undefined || audio.startsWith('data:')),
    }
  } catch {
    return NONE
  }
}
