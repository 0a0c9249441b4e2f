/** Decides how a costume is opened: as shapes where nothing is lost, else as pixels. */
import { type CostumePicture, loadPicture } from '../stage/costume-images.ts'
import { libraryPicture } from '../stage/library/library.ts'
import { CENTRE } from './core/board.ts'
import { type CleanSvg, cleanSvg } from './core/clean-svg.ts'
import type { Measures } from './vector/drawing.ts'

export interface PaintedCostume extends CostumePicture {
  centreX?: number
  centreY?: number
}

export type OpenedPicture =
  | { mode: 'vector'; clean: CleanSvg; measures: Measures }
  | {
      mode: 'bitmap'
      image: HTMLImageElement | null
      measures: Measures
      notice: 'asImage' | 'unreadable' | null
    }

export function measuresOf({ width, height, centreX, centreY }: PaintedCostume): Measures {
  return { width, height, centreX: centreX ?? width / 2, centreY: centreY ?? height / 2 }
}

/** The drawing of a costume that can be edited as shapes, or null. */
export function editableSvg(costume: PaintedCostume): CleanSvg | null {
  const svg = costume.image
    ? undefined
    : (costume.svg ?? libraryPicture(costume.library ?? '')?.svg)
  if (svg === undefined) return null
  try {
    const clean = cleanSvg(svg)
    return clean.lost.length === 0 ? clean : null
  } catch {
    return null
  }
}

export async function openPicture(costume: PaintedCostume): Promise<OpenedPicture> {
  const measures = measuresOf(costume)
  const clean = editableSvg(costume)
  if (clean) return { mode: 'vector', clean, measures }
  try {
    const image = await loadPicture(costume)
    return { mode: 'bitmap', image, measures, notice: costume.image ? null : 'asImage' }
  } catch {
    return { mode: 'bitmap', image: null, measures, notice: 'unreadable' }
  }
}

/** Where the picture lies on the sheet. */
export function boxOnBoard({ width, height, centreX, centreY }: Measures): {
  x: number
  y: number
  width: number
  height: number
} {
  return { x: CENTRE.x - centreX, y: CENTRE.y - centreY, width, height }
}
