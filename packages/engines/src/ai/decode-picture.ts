import type { Decode } from './ops/sources.ts'
import { LARGEST_SIDE } from './picture.ts'

/** Decodes with the browser's own decoder; large pictures are made smaller. */
export const decodePicture: Decode = async (bytes) => {
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const scale = Math.min(1, LARGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  )
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { width, height, rgba: data }
}
