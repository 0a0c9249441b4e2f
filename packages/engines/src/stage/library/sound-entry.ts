/** One sound of the library: a single tone, or several that begin at their time. */
import { type Note, type Tone, type ToneWords, tone } from './tones.ts'

export type LibrarySound = { id: string; seconds: number } & (
  | { zzfx: Tone; notes?: undefined }
  | { notes: Note[]; zzfx?: undefined }
)

/** How long a tone rings: attack, sustain, release, delay and decay. */
export function toneSeconds(parameters: Tone): number {
  const [attack = 0, sustain = 0, release = 0.1] = parameters.slice(3, 6)
  return attack + sustain + release + (parameters[16] ?? 0) + (parameters[18] ?? 0)
}

const rounded = (seconds: number): number => Math.round(seconds * 100) / 100

export function single(id: string, words: ToneWords): LibrarySound {
  const zzfx = tone(words)
  return { id, seconds: rounded(toneSeconds(zzfx)), zzfx }
}

/** As long as the last note rings, or exactly as long as said: a loop must fit onto itself. */
export function several(id: string, notes: Note[], seconds?: number): LibrarySound {
  const end = Math.max(...notes.map(([parameters, start]) => start + toneSeconds(parameters)))
  return { id, seconds: seconds ?? rounded(end), notes }
}

/** The same tone again and again. */
export function repeated(parameters: Tone, times: number, apart: number): Note[] {
  return Array.from({ length: times }, (_, at): Note => [parameters, at * apart])
}
