/** Makes a picture safe to work on: read, turned upright, made small, and nothing but its pixels kept. */
import sharp, { type Sharp } from 'sharp'
import { Problem } from '../../http/problem.ts'
import type { Pixels } from './engines/find-things.ts'

const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif'])
const MOST_PIXELS = 40_000_000
const DETECT_SIDE = 640
const OCR_SIDE = 2000

async function open(bytes: Buffer, side: number): Promise<Sharp> {
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false })
  const { format } = await image.metadata()
  // Drawings that are programs, such as SVG, are not pictures here.
  if (format === undefined || !FORMATS.has(format)) throw new Error('not a picture')
  return image
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
}

function refuse(): never {
  throw new Problem('BAD_INPUT', 'bad-input', { image: 'not-a-picture' })
}

export async function picturePixels(bytes: Buffer): Promise<Pixels> {
  try {
    const image = (await open(bytes, DETECT_SIDE)).removeAlpha()
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, data: new Uint8Array(data) }
  } catch {
    return refuse()
  }
}

export async function picturePng(bytes: Buffer): Promise<Uint8Array> {
  try {
    return new Uint8Array(await (await open(bytes, OCR_SIDE)).grayscale().png().toBuffer())
  } catch {
    return refuse()
  }
}
