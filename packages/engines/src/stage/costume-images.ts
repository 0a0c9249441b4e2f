/** Turns costumes (library ids, SVG, uploaded pictures) into canvases to draw from, and into masks to touch with. */
import type { Mask } from '../blocks-runtime/world/geometry.ts'
import { withFonts } from './costume-fonts.ts'
import { hullOf } from './hull.ts'
import { libraryPicture } from './library/library.ts'
import { pageFonts } from './page-fonts.ts'

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
/** Fine enough to tell where a costume ends to a step of the stage. */
const HULL_CELLS = 480
/** Finer than the mask: thin lines of a backdrop have a colour too. */
const COLOUR_CELLS = 160

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

const fontData = new Map<string, Promise<string>>()

/** A font file as text to put into a drawing; each is fetched once. */
async function fetchFont(url: string): Promise<string> {
  const known = fontData.get(url)
  if (known) return known
  const fetched = (async () => {
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`No font at ${url}`)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    let text = ''
    for (let at = 0; at < bytes.length; at += 4096)
      text += String.fromCharCode(...bytes.subarray(at, at + 4096))
    return `data:font/woff2;base64,${btoa(text)}`
  })()
  fontData.set(url, fetched)
  fetched.catch(() => fontData.delete(url))
  return fetched
}

/** The picture ready to be drawn, with the letters it needs. */
export async function loadPicture(costume: CostumePicture): Promise<HTMLImageElement> {
  const { image, svg } = costume
  if (image || !svg?.includes('<text')) return loadImage(pictureUrl(costume))
  const full = await withFonts(svg, pageFonts(), fetchFont)
  return loadImage(pictureUrl({ ...costume, svg: full }))
}

export async function drawCostume(costume: CostumePicture): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(costume.width * DETAIL))
  canvas.height = Math.max(1, Math.ceil(costume.height * DETAIL))
  try {
    const image = await loadPicture(costume)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  } catch {
    // A picture that cannot be read stays see-through; the program goes on.
  }
  return canvas
}

interface Small {
  columns: number
  rows: number
  /** Four bytes a cell: red, green, blue, and how solid it is. */
  data: Uint8ClampedArray
}

function inSmall(canvas: HTMLCanvasElement, cells: number): Small | null {
  const scale = Math.min(1, cells / Math.max(canvas.width, canvas.height))
  const columns = Math.max(1, Math.round(canvas.width * scale))
  const rows = Math.max(1, Math.round(canvas.height * scale))
  const small = document.createElement('canvas')
  small.width = columns
  small.height = rows
  const context = small.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.drawImage(canvas, 0, 0, columns, rows)
  return { columns, rows, data: context.getImageData(0, 0, columns, rows).data }
}

export function maskOf(canvas: HTMLCanvasElement): Mask {
  const shape = inSmall(canvas, MASK_CELLS)
  const look = inSmall(canvas, COLOUR_CELLS)
  if (!shape || !look) return { columns: 1, rows: 1, cells: Uint8Array.of(1) }
  const { columns, rows, data } = shape
  const cells = new Uint8Array(columns * rows)
  for (let cell = 0; cell < cells.length; cell++)
    cells[cell] = (data[cell * 4 + 3] ?? 0) > 60 ? 1 : 0
  const rgb = new Uint8Array(look.columns * look.rows * 3)
  for (let at = 0; at < rgb.length; at++)
    rgb[at] = look.data[Math.floor(at / 3) * 4 + (at % 3)] ?? 0
  const fine = inSmall(canvas, HULL_CELLS)
  const hull = fine ? hullOf(fine.columns, fine.rows, fine.data) : []
  return { columns, rows, cells, hull, picture: { columns: look.columns, rows: look.rows, rgb } }
}
