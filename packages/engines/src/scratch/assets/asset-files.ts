/** The pictures and sounds of an archive, made ready for the stage. */

import { LARGEST_SIDE } from '@panya/domain/html/stage-media.ts'
import { isWav, playableWav } from '../../sound/playable-wav.ts'
import type { ContentCostume, ContentSound } from '../content.ts'
import type { AssetSource } from '../convert/convert-project.ts'
import type { ScratchPicture, ScratchSound } from '../project.ts'
import type { Report } from '../report.ts'
import { dataAddress } from './base64.ts'
import { readBitmap } from './bitmap-size.ts'
import { MISSING_SIZE, missingPicture } from './missing-picture.ts'
import { mp3Seconds } from './mp3.ts'
import { drawingText, type MeasureSvg, repairSvg } from './svg.ts'

type Picture = Omit<ContentCostume, 'id' | 'name'>
type Sound = Omit<ContentSound, 'id' | 'name'>

export interface AssetOptions {
  /** Scratch 2's drawings have habits of their own. */
  isSb2: boolean
  /** Where a browser is at hand: what a drawing without a frame covers. */
  measureSvg?: MeasureSvg | undefined
}

export class AssetFiles implements AssetSource {
  readonly #files: ReadonlyMap<string, Uint8Array>
  readonly #report: Report
  readonly #options: AssetOptions

  constructor(files: ReadonlyMap<string, Uint8Array>, report: Report, options: AssetOptions) {
    this.#files = files
    this.#report = report
    this.#options = options
  }

  picture(picture: ScratchPicture, sprite: string): Picture {
    const bytes = this.#files.get(picture.file)
    const about = { sprite, name: picture.name }
    if (!bytes) {
      this.#report.add('missing-picture', about)
      return questionMark(picture)
    }
    const made = this.#bitmap(picture, bytes) ?? this.#drawing(picture, bytes, about)
    if (made && isUsable(made)) return made
    this.#report.add('broken-picture', about)
    return questionMark(picture, bytes)
  }

  #bitmap(picture: ScratchPicture, bytes: Uint8Array): Picture | null {
    const bitmap = readBitmap(bytes)
    if (!bitmap) return null
    // Pixels for each unit of the stage.
    const scale = picture.resolution > 0 ? picture.resolution : 1
    const { width, height } = { width: bitmap.width / scale, height: bitmap.height / scale }
    const { centreX = bitmap.width / 2, centreY = bitmap.height / 2 } = picture
    const size = { width, height, centreX: centreX / scale, centreY: centreY / scale }
    const image = dataAddress(bitmap.type, bytes)
    const layer = picture.textLayer === undefined ? undefined : this.#files.get(picture.textLayer)
    const above = layer ? readBitmap(layer) : null
    if (!layer || !above) return { ...size, image }
    return { ...size, svg: layered(width, height, image, dataAddress(above.type, layer)) }
  }

  #drawing(
    picture: ScratchPicture,
    bytes: Uint8Array,
    about: { sprite: string; name: string },
  ): Picture | null {
    const text = drawingText(bytes)
    const read = text === null ? null : repairSvg(text, this.#options)
    if (!read) return null
    if (read.wasCleaned) this.#report.add('cleaned-picture', about)
    const { svg, x, y, width, height } = read
    const { centreX = x + width / 2, centreY = y + height / 2 } = picture
    return { width, height, centreX: centreX - x, centreY: centreY - y, svg }
  }

  sound({ name, file, rate = 0, samples = 0 }: ScratchSound, sprite: string): Sound {
    const bytes = this.#files.get(file)
    const said = rate > 0 ? Math.max(0, samples / rate) : 0
    if (!bytes) {
      this.#report.add('missing-sound', { sprite, name })
      return { seconds: said }
    }
    if (isWav(bytes)) {
      const wav = playableWav(bytes)
      if (wav) return { seconds: wav.seconds, audio: dataAddress('audio/wav', wav.bytes) }
    } else {
      const seconds = mp3Seconds(bytes)
      if (seconds !== null) return { seconds, audio: dataAddress('audio/mpeg', bytes) }
    }
    this.#report.add('broken-sound', { sprite, name })
    return { seconds: said, audio: dataAddress('audio/x-unknown', bytes) }
  }
}

const isUsable = ({ width, height }: Picture): boolean =>
  width > 0 && height > 0 && width <= LARGEST_SIDE && height <= LARGEST_SIDE

function questionMark(picture: ScratchPicture, bytes?: Uint8Array): Picture {
  const half = MISSING_SIZE / 2
  return {
    width: MISSING_SIZE,
    height: MISSING_SIZE,
    centreX: half,
    centreY: half,
    svg: missingPicture(picture, bytes),
  }
}

/** Scratch 2 keeps the text on a bitmap as a picture of its own. */
function layered(width: number, height: number, ...images: string[]): string {
  const drawn = images.map(
    (image) => `<image width="${width}" height="${height}" href="${image}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn.join('')}</svg>`
}
