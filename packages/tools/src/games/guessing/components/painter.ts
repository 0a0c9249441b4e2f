import { pictureAddress } from '../../../game-kit/picture-files.ts'
import type { DrawnStroke } from '../core/guess-level.ts'
import type { RoundPicture } from '../core/guess-round.ts'

/** Painting a picture or a drawing on a canvas, sharp or as a few large squares. */

const FULL = 512

function paintStrokes(strokes: readonly DrawnStroke[], ink: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = FULL
  canvas.height = FULL
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  pen.strokeStyle = ink
  pen.lineWidth = 14
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  for (const stroke of strokes) {
    pen.beginPath()
    for (let i = 0; i + 1 < stroke.length; i += 2) {
      const [x, y] = [(stroke[i]! * FULL) / 1000, (stroke[i + 1]! * FULL) / 1000]
      if (i === 0) pen.moveTo(x, y)
      pen.lineTo(x, y)
    }
    pen.stroke()
  }
  return canvas
}

async function loadPicture(id: string): Promise<HTMLCanvasElement> {
  const image = new Image()
  image.src = pictureAddress(id)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = FULL
  canvas.height = FULL
  canvas.getContext('2d')?.drawImage(image, 0, 0, FULL, FULL)
  return canvas
}

export async function sharpCanvas(picture: RoundPicture, ink: string): Promise<HTMLCanvasElement> {
  if (picture.drawing) return paintStrokes(picture.drawing, ink)
  return loadPicture(picture.id)
}

/** Halves the picture again and again, so that every large square is the mean of what it covers. */
export function paintSquares(sharp: HTMLCanvasElement, target: HTMLCanvasElement, side: number) {
  let source = sharp
  while (source.width / 2 > side) {
    const half = document.createElement('canvas')
    half.width = source.width / 2
    half.height = source.height / 2
    half.getContext('2d')?.drawImage(source, 0, 0, half.width, half.height)
    source = half
  }
  target.width = side
  target.height = side
  target.getContext('2d')?.drawImage(source, 0, 0, side, side)
}
