import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import { checkPicture } from '@panya/engines/vision/picture-header.ts'
import { base64Of } from './base64.ts'

/** Reads a chosen picture into the project; large photos are made smaller, so that the project stays light. */
export async function readPicture(
  file: File,
  { largestSide, mostBytes, quality }: { largestSide: number; mostBytes: number; quality: number },
): Promise<{ name: string; size: number; data: string }> {
  try {
    checkPicture(new Uint8Array(await file.arrayBuffer()))
  } catch (error) {
    const code = error instanceof FlowFailure ? error.problem.code : 'broken-image'
    throw new Error(code, { cause: error })
  }
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error('broken-image')
  })
  const scale = Math.min(1, largestSide / Math.max(bitmap.width, bitmap.height))
  const isLight = scale === 1 && file.size <= mostBytes
  const kept = isLight ? file : await smaller(bitmap, scale, quality)
  bitmap.close()
  return { name: file.name, size: kept.size, data: await base64Of(kept) }
}

function smaller(bitmap: ImageBitmap, scale: number, quality: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  )
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}
