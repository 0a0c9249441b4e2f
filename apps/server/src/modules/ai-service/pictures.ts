/** Makes a picture fit to work on: made small, on white, and nothing but its pixels kept. */
import type { Sharp } from 'sharp'
import { withPicture } from '../../platform/pictures/open-picture.ts'
import type { Pixels } from './engines/find-things.ts'

const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'heif'] as const
const DETECT_SIDE = 640
const OCR_SIDE = 2000

function prepare(picture: Sharp, side: number): Sharp {
  return picture
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
}

export function picturePixels(upload: unknown): Promise<Pixels> {
  return withPicture(upload, FORMATS, async (picture) => {
    const image = prepare(picture, DETECT_SIDE).removeAlpha()
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, data: new Uint8Array(data) }
  })
}

export function picturePng(upload: unknown): Promise<Uint8Array> {
  return withPicture(
    upload,
    FORMATS,
    async (picture) =>
      new Uint8Array(await prepare(picture, OCR_SIDE).grayscale().png().toBuffer()),
  )
}
