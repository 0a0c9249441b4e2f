import type * as Zzfx from 'zzfx'

/** The games' sounds: short synthesised tones, loaded with the first one that is heard. */

export type SoundName = 'tap' | 'reveal' | 'right' | 'wrong' | 'star' | 'win' | 'hit' | 'open'

const _ = undefined

/** Volume, randomness, frequency, attack, sustain, release, shape, … (the order of zzfx). */
const SOUNDS: Record<SoundName, (number | undefined)[]> = {
  tap: [0.5, 0, 320, 0, 0.01, 0.03, 1],
  reveal: [0.5, 0, 440, 0, 0.02, 0.06, 1, 1, 6],
  right: [0.8, 0, 523, 0.01, 0.08, 0.2, 0, 1, _, _, 262, 0.07],
  wrong: [0.6, 0, 180, 0.01, 0.06, 0.14, 2, 1, -3],
  star: [0.7, 0, 784, 0.01, 0.05, 0.22, 0, 1, _, _, 392, 0.06],
  win: [0.9, 0, 523, 0.02, 0.22, 0.4, 0, 1, _, _, 131, 0.08, 0.08],
  hit: [0.7, 0.02, 120, 0, 0.03, 0.12, 3, 1, -4, _, _, _, _, 0.4],
  open: [0.6, 0, 260, 0.02, 0.08, 0.16, 1, 1, 4],
}

type Synthesiser = typeof Zzfx
let loading: Promise<Synthesiser> | null = null

/** A browser without sound, or one that still blocks it, simply stays silent. */
export async function playSound(name: SoundName): Promise<void> {
  if (typeof AudioContext === 'undefined') return
  try {
    loading ??= import('zzfx')
    const { zzfx, ZZFX } = await loading
    if (ZZFX.audioContext.state === 'suspended') await ZZFX.audioContext.resume()
    zzfx(...SOUNDS[name])
  } catch {
    loading = null
  }
}
