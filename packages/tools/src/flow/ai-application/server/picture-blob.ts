import { AI_LIMITS } from '@panya/domain/ai/ai-kind.ts'
import { LARGEST_SIDE, type Picture, resized } from '@panya/engines/ai/picture.ts'

/** A picture as the file that is sent to the server: small enough for its limit. */
export async function pictureBlob(picture: Picture): Promise<Blob> {
  const scale = Math.min(1, LARGEST_SIDE / Math.max(picture.width, picture.height))
  const [width, height] = [picture.width, picture.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number]
  const small = scale < 1 ? resized(picture, width, height) : picture
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.putImageData(new ImageData(small.rgba, width, height), 0, 0)
  const sharp = await canvas.convertToBlob({ type: 'image/png' })
  if (sharp.size <= AI_LIMITS.imageBytes) return sharp
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
}
