/** The one door to the image library: real bytes of a format we name, of a size we can bear, for a limited time. */
import sharp, { type Sharp } from 'sharp'
import { boundedQueue } from '../http/bounded-queue.ts'
import { Problem } from '../http/problem.ts'
import { formatOf, type PictureFormat } from './picture-format.ts'

const MOST_PIXELS = 40_000_000
const LONGEST_SIDE = 16_000
const SECONDS = 10

// Whatever reaches the library: it reads memory and these formats alone, no files and no drawings that are programs.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})
// No picture comes twice, and each may be large.
sharp.cache(false)

const run = boundedQueue({ atOnce: 2, waiting: 100 })

/** What `make` makes of the picture; nothing but its pixels should be kept. */
export async function withPicture<T>(
  upload: unknown,
  formats: readonly PictureFormat[],
  make: (picture: Sharp) => Promise<T>,
): Promise<T> {
  const format = Buffer.isBuffer(upload) ? formatOf(upload) : null
  if (format === null || !formats.includes(format)) throw notAPicture()
  return run(async () => {
    try {
      return await make(await open(upload as Buffer, format))
    } catch (error) {
      throw error instanceof Problem ? error : notAPicture()
    }
  })
}

async function open(upload: Buffer, format: PictureFormat): Promise<Sharp> {
  const picture = sharp(upload, {
    limitInputPixels: MOST_PIXELS,
    failOn: 'error',
    animated: false,
  }).timeout({ seconds: SECONDS })
  const found = await picture.metadata()
  if (found.format !== format) throw notAPicture()
  if (Math.max(found.width, found.height) > LONGEST_SIDE) throw notAPicture('too-many-pixels')
  return picture.autoOrient()
}

function notAPicture(why = 'not-a-picture'): Problem {
  return new Problem('BAD_INPUT', 'not-a-picture', { image: why })
}
