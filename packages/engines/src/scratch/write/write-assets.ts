/** Pictures and sounds as files named by what they hold. */

import { md5 } from '@noble/hashes/legacy.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { isWav, playableWav } from '../../sound/playable-wav.ts'
import { writeWav } from '../../sound/wav.ts'
import { libraryPicture } from '../../stage/library/library.ts'
import { fromDataAddress } from '../assets/base64.ts'
import { readBitmap } from '../assets/bitmap-size.ts'
import { keptPicture, missingPicture } from '../assets/missing-picture.ts'
import { mp3Seconds } from '../assets/mp3.ts'
import type { ContentCostume, ContentSound } from '../content.ts'
import type { Report } from '../report.ts'
import { frameOf, sizedSvg } from './sized-svg.ts'

/** A sound of the library, or one in a form Scratch does not read, as a WAV file. */
export type RenderSound = (sound: ContentSound) => Promise<Uint8Array | null> | Uint8Array | null

const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
}

/** Sums of halves and viewBoxes are not exact. */
const tidy = (value: number): number => Math.round(value * 1e9) / 1e9

export class AssetWriter {
  readonly files: Record<string, Uint8Array> = {}
  readonly #report: Report
  readonly #renderSound: RenderSound | undefined

  constructor(report: Report, renderSound: RenderSound | undefined) {
    this.#report = report
    this.#renderSound = renderSound
  }

  #file(
    bytes: Uint8Array,
    dataFormat: string,
  ): { assetId: string; md5ext: string; dataFormat: string } {
    const assetId = bytesToHex(md5(bytes))
    const md5ext = `${assetId}.${dataFormat}`
    this.files[md5ext] = bytes
    return { assetId, md5ext, dataFormat }
  }

  costume(costume: ContentCostume, name: string): object {
    const kept = costume.svg === undefined ? null : keptPicture(costume.svg)
    if (kept) return this.#kept(kept, name)
    return this.#bitmap(costume, name) ?? this.#drawing(costume, name)
  }

  #kept(kept: NonNullable<ReturnType<typeof keptPicture>>, name: string): object {
    const { file, resolution, centreX, centreY, bytes } = kept
    const [assetId = '', dataFormat = 'png'] = file.split('.')
    if (bytes) this.files[file] = bytes
    return {
      name,
      assetId,
      md5ext: file,
      dataFormat,
      bitmapResolution: resolution,
      rotationCenterX: centreX ?? 0,
      rotationCenterY: centreY ?? 0,
    }
  }

  #bitmap(costume: ContentCostume, name: string): object | null {
    const data = costume.image === undefined ? null : fromDataAddress(costume.image)
    const bitmap = data ? readBitmap(data.bytes) : null
    const ending = bitmap ? ENDINGS[bitmap.type] : undefined
    if (!data || !bitmap || !ending) return null
    const resolution = tidy(bitmap.width / costume.width)
    // Drawn in another size than its own: it becomes a drawing that holds it.
    if (Math.abs(bitmap.height / costume.height - resolution) > 0.01) return null
    const { centreX = costume.width / 2, centreY = costume.height / 2 } = costume
    return {
      name,
      ...this.#file(data.bytes, ending),
      bitmapResolution: resolution,
      rotationCenterX: tidy(centreX * resolution),
      rotationCenterY: tidy(centreY * resolution),
    }
  }

  #drawing(costume: ContentCostume, name: string): object {
    const { width, height, library, image } = costume
    const plain = costume.svg ?? (library === undefined ? undefined : libraryPicture(library)?.svg)
    const svg =
      plain === undefined
        ? image === undefined
          ? missingPicture({ name, file: '', resolution: 1 })
          : sizedSvg(
              `<image href="${image.replaceAll(/["<&]/g, '')}" width="${width}" height="${height}"/>`,
              width,
              height,
            )
        : sizedSvg(plain, width, height)
    const frame = frameOf(svg)
    const { centreX = width / 2, centreY = height / 2 } = costume
    return {
      name,
      ...this.#file(new TextEncoder().encode(svg), 'svg'),
      bitmapResolution: 1,
      rotationCenterX: tidy(centreX + (frame?.x ?? 0)),
      rotationCenterY: tidy(centreY + (frame?.y ?? 0)),
    }
  }

  async sound(sound: ContentSound, name: string, sprite: string): Promise<object> {
    const given = sound.audio === undefined ? null : (fromDataAddress(sound.audio)?.bytes ?? null)
    const bytes =
      given && isKnown(given, sound) ? given : await this.#rendered(sound, given, sprite, name)
    const wav = playableWav(bytes)
    const rate = wav ? rateOf(bytes) : 44_100
    const seconds = wav?.seconds ?? sound.seconds
    return {
      name,
      ...this.#file(bytes, isWav(bytes) || !mp3Seconds(bytes) ? 'wav' : 'mp3'),
      format: '',
      rate,
      sampleCount: Math.round(seconds * rate),
    }
  }

  async #rendered(
    sound: ContentSound,
    given: Uint8Array | null,
    sprite: string,
    name: string,
  ): Promise<Uint8Array> {
    const rendered = await this.#renderSound?.(sound)
    if (rendered) return rendered
    this.#report.add('sound-not-rendered', { sprite, name })
    const rate = 22_050
    return (
      given ??
      writeWav(new Float32Array(Math.max(1, Math.round(Math.min(sound.seconds, 60) * rate))), rate)
    )
  }
}

/** Kept as it came, even when nobody can play it. */
function isKnown(bytes: Uint8Array, { audio = '' }: ContentSound): boolean {
  return isWav(bytes) || audio.startsWith('data:audio/x-unknown') || mp3Seconds(bytes) !== null
}

function rateOf(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return bytes.length >= 28 ? view.getUint32(24, true) || 44_100 : 44_100
}
