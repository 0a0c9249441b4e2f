/** Reads pictures and sounds a learner brings along, small enough to be saved with the project. */
import { playableWav } from '@panya/engines/sound/playable-wav.ts'
import type { Actor, Costume, Sound, Variable } from './core/document.ts'
import { shortName } from './core/short-name.ts'
import { hasTooManyPixels } from './files/picture-limits.ts'

const PICTURE_PIXELS = 480
const FILE_BYTES = 10 * 1024 * 1024
/** A recording of the full length, as the sound editor saves it, fits. */
const SOUND_BYTES = 1400 * 1024
const SOUND_SECONDS = 30
/** Where a picture says how large it is, behind all that cameras write in front of it. */
const HEAD_BYTES = 256 * 1024

export class UploadProblem extends Error {
  readonly code:
    | 'uploadTooLarge'
    | 'uploadUnreadable'
    | 'soundTooLong'
    | 'soundEmpty'
    | 'notASprite'

  constructor(code: UploadProblem['code']) {
    super(code)
    this.code = code
  }
}

const nameOf = (file: File): string => shortName(file.name.replace(/\.[^.]*$/, '')) || '?'
const newId = (): string => `up-${crypto.randomUUID().slice(0, 8)}`

/** Every picture is drawn anew, so nothing but its pixels comes in: no scripts, no position, no camera data. */
export async function readPicture(file: File): Promise<Costume> {
  if (file.size > FILE_BYTES) throw new UploadProblem('uploadTooLarge')
  const url = URL.createObjectURL(file)
  try {
    if (hasTooManyPixels(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())))
      throw new UploadProblem('uploadTooLarge')
    const image = new Image()
    image.src = url
    await image.decode()
    const scale = Math.min(
      1,
      PICTURE_PIXELS / Math.max(image.naturalWidth || 1, image.naturalHeight || 1),
    )
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round((image.naturalWidth || 200) * scale))
    canvas.height = Math.max(1, Math.round((image.naturalHeight || 200) * scale))
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const shown = Math.min(1, 160 / Math.max(canvas.width, canvas.height))
    return {
      id: newId(),
      name: nameOf(file),
      width: Math.round(canvas.width * shown),
      height: Math.round(canvas.height * shown),
      image: canvas.toDataURL('image/webp', 0.85),
    }
  } catch (error) {
    throw error instanceof UploadProblem ? error : new UploadProblem('uploadUnreadable')
  } finally {
    URL.revokeObjectURL(url)
  }
}

export async function readSound(file: File): Promise<Sound> {
  if (file.size > SOUND_BYTES) throw new UploadProblem('uploadTooLarge')
  const given = new Uint8Array(await file.arrayBuffer())
  const wav = playableWav(given)
  const bytes = new Uint8Array(wav?.bytes ?? given)
  if (bytes.length > SOUND_BYTES) throw new UploadProblem('uploadTooLarge')
  const context = new AudioContext()
  try {
    const { duration } = await context.decodeAudioData(bytes.slice().buffer)
    if (duration === 0) throw new UploadProblem('soundEmpty')
    if (duration > SOUND_SECONDS) throw new UploadProblem('soundTooLong')
    const type = wav ? 'audio/wav' : file.type || 'audio/mpeg'
    const audio = await dataUrl(new Blob([bytes], { type }))
    return { id: newId(), name: nameOf(file), seconds: Math.round(duration * 100) / 100, audio }
  } catch (error) {
    throw error instanceof UploadProblem ? error : new UploadProblem('uploadUnreadable')
  } finally {
    await context.close()
  }
}

export const isSpriteFile = ({ name }: File): boolean => /\.sprite3$/i.test(name)

/** A sprite of Scratch, or one that was saved here. */
export async function readSpriteFile(file: File): Promise<{ sprite: Actor; shared: Variable[] }> {
  if (file.size > FILE_BYTES) throw new UploadProblem('uploadTooLarge')
  const { readScratchSprite } = await import('./files/sprite-files.ts')
  try {
    return readScratchSprite(new Uint8Array(await file.arrayBuffer()))
  } catch {
    throw new UploadProblem('notASprite')
  }
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    )
    reader.addEventListener('error', () => reject(new UploadProblem('uploadUnreadable')))
    reader.readAsDataURL(blob)
  })
}
