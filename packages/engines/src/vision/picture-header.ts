import { bytesOf } from '../flow/file-bytes.ts'
import { FlowFailure } from '../flow/flow-value.ts'
import { pictureKind, UNDRAWN } from './picture-kind.ts'

/** Looks at the first bytes of a picture, so that a huge one is refused before it fills the memory. */

export const MOST_PIXELS = 50_000_000

interface Size {
  width: number
  height: number
}

function pngSize(view: DataView): Size | null {
  if (view.byteLength < 24 || view.getUint32(0) !== 0x89504e47) return null
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

function jpegSize(view: DataView): Size | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null
  let at = 2
  while (at + 9 < view.byteLength) {
    const marker = view.getUint16(at)
    const isFrame =
      marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

export function checkPicture(bytes: Uint8Array<ArrayBuffer>): void {
  const kind = pictureKind(bytes)
  if (kind === 'empty') throw new FlowFailure('empty-picture')
  if (kind === 'text') throw new FlowFailure('not-a-picture')
  if (UNDRAWN.includes(kind)) throw new FlowFailure('picture-kind', { kind: kind.toUpperCase() })
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = pngSize(view) ?? jpegSize(view)
  if (size && size.width * size.height > MOST_PIXELS) {
    throw new FlowFailure('image-too-big', { ...size, max: 4096 })
  }
}

/** The pixels of a picture file, which may have travelled as base64. */
export async function decodedPicture<Pixels>(
  file: string | Uint8Array<ArrayBuffer>,
  decode: (bytes: Uint8Array<ArrayBuffer>) => Promise<Pixels>,
): Promise<Pixels> {
  try {
    const bytes = typeof file === 'string' ? bytesOf(file) : file
    checkPicture(bytes)
    return await decode(bytes)
  } catch (error) {
    throw error instanceof FlowFailure ? error : new FlowFailure('broken-image')
  }
}
