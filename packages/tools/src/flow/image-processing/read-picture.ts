import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import { checkPicture } from '@panya/engines/vision/picture-header.ts'

/** Reads a chosen picture into the project; large photos are made smaller, so that the project stays light. */

const LARGEST_SIDE = 1600
const LIGHT_ENOUGH = 1_500_000

export async function readPicture(
  file: File,
): Promise<{ name: string; size: number; data?: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    checkPicture(bytes)
  } catch (error) {
    const code = error instanceof FlowFailure ? error.problem.code : 'broken-image'
    throw new Error(code, { cause: error })
  }
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error('broken-image')
  })
  const scale = Math.min(1, LARGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const light = scale === 1 && bytes.byteLength <= LIGHT_ENOUGH
  const kept = light ? bytes : new Uint8Array(await (await smaller(bitmap, scale)).arrayBuffer())
  bitmap.close()
  return { name: file.name, size: kept.byteLength, data: base64(kept) }
}

async function smaller(bitmap: ImageBitmap, scale: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  )
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
}

function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}
