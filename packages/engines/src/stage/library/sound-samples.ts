/** Makes the samples of a library sound: every tone rendered, laid over each other, and brought to one loudness. */
import type { LibrarySound } from './sound-entry.ts'

/** The part of ZzFX that makes samples without playing them. */
export interface Synthesiser {
  sampleRate: number
  buildSamples(...parameters: (number | undefined)[]): number[]
}

/** Loud enough beside speech, with room for several sounds at once. */
const PEAK = 0.5
/** What is cut off at the end of a loop fades, else it clicks. */
const FADE_SECONDS = 0.004

export function samplesOf(
  entry: LibrarySound,
  synthesiser: Synthesiser,
): Float32Array<ArrayBuffer> {
  const { sampleRate } = synthesiser
  const samples = new Float32Array(Math.max(1, Math.round(entry.seconds * sampleRate)))
  for (const [parameters, start] of entry.notes ?? [[entry.zzfx, 0] as const]) {
    const from = Math.round(start * sampleRate)
    const made = synthesiser.buildSamples(...parameters)
    const end = Math.min(made.length, samples.length - from)
    for (let at = 0; at < end; at++) samples[from + at]! += made[at]!
  }
  return levelled(samples, Math.round(FADE_SECONDS * sampleRate))
}

function levelled(samples: Float32Array<ArrayBuffer>, fade: number): Float32Array<ArrayBuffer> {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  if (peak === 0) return samples
  const scale = PEAK / peak
  for (let at = 0; at < samples.length; at++)
    samples[at]! *= scale * Math.min(1, (samples.length - at) / fade)
  return samples
}
