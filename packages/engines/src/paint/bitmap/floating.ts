/** A piece cut out of the pixels: it hovers over the picture until it is put down. */
import type { Box, Spot } from '../core/board.ts'
import { handleAt, scalingFor } from '../core/handles.ts'
import type { Job } from '../core/job.ts'
import type { Bitmap } from './bitmap.ts'

export interface Floating {
  piece: HTMLCanvasElement
  box: Box
}

export function copyPiece(bitmap: Bitmap, box: Box): Floating | null {
  const { x, y, width, height } = bitmap.pixelBox(box)
  if (width < 1 || height < 1) return null
  const piece = document.createElement('canvas')
  piece.width = Math.max(1, Math.round(width))
  piece.height = Math.max(1, Math.round(height))
  piece.getContext('2d')?.drawImage(bitmap.canvas, -Math.round(x), -Math.round(y))
  return { piece, box }
}

export function cutPiece(bitmap: Bitmap, box: Box): Floating | null {
  const floating = copyPiece(bitmap, box)
  const { x, y } = bitmap.pixelBox(box)
  if (floating)
    bitmap.context.clearRect(
      Math.round(x),
      Math.round(y),
      floating.piece.width,
      floating.piece.height,
    )
  return floating
}

export function putDown(bitmap: Bitmap, { piece, box }: Floating): void {
  const { x, y, width, height } = bitmap.pixelBox(box)
  bitmap.context.save()
  bitmap.context.translate(x, y)
  bitmap.context.scale(width / piece.width, height / piece.height)
  bitmap.context.drawImage(piece, 0, 0)
  bitmap.context.restore()
}

export function turnOver({ piece }: Floating, way: 'horizontal' | 'vertical'): void {
  const before = document.createElement('canvas')
  before.width = piece.width
  before.height = piece.height
  before.getContext('2d')?.drawImage(piece, 0, 0)
  const context = piece.getContext('2d')
  if (!context) return
  context.clearRect(0, 0, piece.width, piece.height)
  context.save()
  if (way === 'horizontal') context.setTransform(-1, 0, 0, 1, piece.width, 0)
  else context.setTransform(1, 0, 0, -1, 0, piece.height)
  context.drawImage(before, 0, 0)
  context.restore()
}

/** Moves or scales the piece; null when the pointer is beside it. */
export function holdPiece(floating: Floating, from: Spot, zoom: number): Job | null {
  const start = { ...floating.box }
  const handle = handleAt(start, from, zoom, 14)
  let isMoved = false
  if (handle && handle !== 'turn') {
    return {
      move(to, keys) {
        isMoved = true
        const { x, y, pivot } = scalingFor(start, handle, to, { even: keys.shift })
        const grown = { width: start.width * Math.abs(x), height: start.height * Math.abs(y) }
        const place = (now: number, turn: number, share: number, size: number): number =>
          Math.min(turn + (now - turn) * share, turn + (now + size - turn) * share)
        floating.box = {
          x: place(start.x, pivot.x, x, start.width),
          y: place(start.y, pivot.y, y, start.height),
          ...grown,
        }
      },
      up: () => isMoved,
    }
  }
  const { x, y, width, height } = start
  if (from.x < x || from.y < y || from.x > x + width || from.y > y + height) return null
  return {
    move(to) {
      isMoved = true
      floating.box = { ...start, x: x + to.x - from.x, y: y + to.y - from.y }
    },
    up: () => isMoved,
  }
}
