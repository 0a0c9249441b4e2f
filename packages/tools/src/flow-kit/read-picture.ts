import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import type { FlowFile } from '@panya/engines/flow/param-spec.ts'
import { checkPicture } from '@panya/engines/vision/picture-header.ts'
import { pictureKind } from '@panya/engines/vision/picture-kind.ts'
import { base64Of } from './base64.ts'

/** Reads a chosen picture into the project; large photos are made smaller, so that the project stays light. */

interface PictureLimits {
  largestSide: number
  mostBytes: number
  quality: number
}

type Drawable = ImageBitmap | HTMLImageElement

interface OpenedPicture {
  source: Drawable
  width: number
  height: number
  close: () => void
}

/** What describes a drawing, in bytes; and how large it is drawn at least, in pixels. */
const LARGEST_SVG = 4 * 1024 * 1024
const SMALLEST_SVG = 480

/** As a picture a drawing runs no programs and fetches nothing: browsers promise that for `img`. */
async function openSvg(file: File): Promise<OpenedPicture> {
  if (file.size > LARGEST_SVG) throw new FlowFailure('svg-too-big', { max: LARGEST_SVG / 1048576 })
  const address = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }))
  const source = new Image()
  source.src = address
  const close = (): void => URL.revokeObjectURL(address)
  try {
    await source.decode()
  } catch {
    close()
    throw new FlowFailure('broken-image')
  }
  // Some say no size at all, and a small sign would come out coarse although it is a drawing.
  const { naturalWidth: width, naturalHeight: height } = source
  if (width === 0 || height === 0)
    return { source, width: SMALLEST_SVG, height: SMALLEST_SVG, close }
  const grown = Math.max(1, SMALLEST_SVG / Math.max(width, height))
  return { source, width: width * grown, height: height * grown, close }
}

async function openPixels(file: File): Promise<OpenedPicture> {
  const source = await createImageBitmap(file).catch(() => {
    throw new FlowFailure('broken-image')
  })
  return { source, width: source.width, height: source.height, close: () => source.close() }
}

export async function readPicture(file: File, limits: PictureLimits): Promise<FlowFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  checkPicture(bytes)
  const isSvg = pictureKind(bytes) === 'svg'
  const opened = await (isSvg ? openSvg(file) : openPixels(file))
  try {
    const { width, height } = opened
    const scale = Math.min(1, limits.largestSide / Math.max(width, height))
    const isLight = !isSvg && scale === 1 && file.size <= limits.mostBytes
    const kept = isLight ? file : await drawn(opened, scale, isSvg ? null : limits.quality)
    const was = !isSvg && scale < 1 && { was: { width, height } }
    return { name: file.name, size: kept.size, data: await base64Of(kept), ...was }
  } finally {
    opened.close()
  }
}

/** As JPEG of a quality; without one as PNG, which keeps what is see-through and every edge. */
function drawn(
  { source, width, height }: OpenedPicture,
  scale: number,
  quality: number | null,
): Promise<Blob> {
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  )
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob(
    quality === null ? { type: 'image/png' } : { type: 'image/jpeg', quality },
  )
}
