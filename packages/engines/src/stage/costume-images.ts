/** Turns costumes (library ids, SVG, uploaded pictures) into canvases to draw from, and into masks to touch with. */
import type { Mask } from '../blocks-runtime/world/geometry.ts'
import { libraryPicture } from './library/library.ts'

export interface CostumePicture {
  id: string
  width: number
  height: number
  /** Exactly one of these says what it looks like. */
  library?: string
  svg?: string
  image?: string
}

/** Pictures are drawn this much larger than on the stage, so that they stay sharp when they grow. */
export const DETAIL = 3
const MASK_CELLS = 64

export function pictureUrl(costume: CostumePicture): string {
  if (costume.image) return costume.image
  const svg = costume.svg ?? libraryPicture(costume.library ?? '')?.svg ?? ''
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.decoding = 'async'
  image.src = url
  await image.decode()
  return image
}

export async function drawCostume(costume: CostumePicture): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(costume.width * DETAIL))
  canvas.height = Math.max(1, Math.ceil(costume.height * DETAIL))
  try {
    const image = await loadImage(pictureUrl(costume))
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  } catch {
    // A picture that cannot be read stays see-through; the program goes on.
  }
  return canvas
}

export function maskOf(canvas: HTMLCanvasElement): Mask {
  const scale = Math.min(1, MASK_CELLS / Math.max(canvas.width, canvas.height))
  const columns = Math.max(1, Math.round(canvas.width * scale))
  const rows = Math.max(1, Math.round(canvas.height * scale))
  const small = document.createElement('canvas')
  small.width = columns
  small.height = rows
  const context = small.getContext('2d', { willReadFrequently: true })
  const cells = new Uint8Array(columns * rows)
  if (!context) return { columns, rows, cells: cells.fill(1) }
  context.drawImage(canvas, 0, 0, columns, rows)
  const { data } = context.getImageData(0, 0, columns, rows)
  for (let cell = 0; cell < cells.length; cell++)
    cells[cell] = (data[cell * 4 + 3] ?? 0) > 60 ? 1 : 0
  return { columns, rows, cells }
}
