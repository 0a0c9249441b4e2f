import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import { checkPicture } from '@panya/engines/vision/picture-header.ts'

/** Reads a chosen picture or model file into the project; large photos are made smaller. */

const LARGEST_SIDE = 1280
const LIGHT_ENOUGH = 1_000_000

type Kept = { name: string; size: number; data?: string }

export async function readAiFile(file: File, accept: string): Promise<Kept> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!accept.startsWith('image'))
    return { name: file.name, size: bytes.byteLength, data: base64(bytes) }
  try {
    checkPicture(bytes)
  } catch (error) {
    throw new Error(error instanceof FlowFailure ? error.problem.code : 'broken-image', {
      cause: error,
    })
  }
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error('broken-image')
  })
  const scale = Math.min(1, LARGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const light = scale === 1 && bytes.byteLength <= LIGHT_ENOUGH
  const kept = light ? bytes : await smaller(bitmap, scale)
  bitmap.close()
  return { name: file.name, size: kept.byteLength, data: base64(kept) }
}

async function smaller(bitmap: ImageBitmap, scale: number): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  )
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  return new Uint8Array(await blob.arrayBuffer())
}

function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}
