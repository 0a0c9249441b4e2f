import type * as Zzfx from 'zzfx'

/** The games' sounds: short synthesised tones, made while nothing else happens and kept. */

const _ = undefined

/** Volume, randomness, frequency, attack, sustain, release, shape, … (the order of zzfx). */
const SOUNDS = {
  tap: [0.5, 0, 320, 0, 0.01, 0.03, 1],
  step: [0.45, 0, 210, 0, 0.01, 0.05, 1, 1, 5],
  turn: [0.4, 0, 300, 0, 0.02, 0.05, 0, 1, 9],
  bump: [0.7, 0, 95, 0, 0.03, 0.13, 2, 1, -2, _, _, _, _, 0.3],
  pick: [0.6, 0, 620, 0, 0.03, 0.1, 0, 1, _, _, 310, 0.04],
  fall: [0.6, 0, 420, 0.01, 0.12, 0.2, 0, 1, -7],
  reveal: [0.5, 0, 440, 0, 0.02, 0.06, 1, 1, 6],
  right: [0.8, 0, 523, 0.01, 0.08, 0.2, 0, 1, _, _, 262, 0.07],
  wrong: [0.6, 0, 180, 0.01, 0.06, 0.14, 2, 1, -3],
  star: [0.7, 0, 784, 0.01, 0.05, 0.22, 0, 1, _, _, 392, 0.06],
  win: [0.9, 0, 523, 0.02, 0.22, 0.4, 0, 1, _, _, 131, 0.08, 0.08],
  hit: [0.7, 0.02, 120, 0, 0.03, 0.12, 3, 1, -4, _, _, _, _, 0.4],
  open: [0.6, 0, 260, 0.02, 0.08, 0.16, 1, 1, 4],
} satisfies Record<string, (number | undefined)[]>

export type SoundName = keyof typeof SOUNDS

type Synthesiser = typeof Zzfx
let loading: Promise<Synthesiser> | null = null
const made = new Map<SoundName, number[]>()

/** The synthesiser opens the device's sound with itself, which is only allowed after a touch or a key. */
function load(): Promise<Synthesiser> {
  loading ??= import('zzfx')
  return loading
}

function samplesOf({ ZZFX }: Synthesiser, name: SoundName): number[] {
  const samples = made.get(name) ?? ZZFX.buildSamples(...SOUNDS[name])
  made.set(name, samples)
  return samples
}

function whenIdle(work: () => Promise<void>): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(() => void work(), 200)
  else requestIdleCallback(() => void work())
}

function canSound(): boolean {
  if (typeof AudioContext === 'undefined') return false
  return !('userActivation' in navigator) || navigator.userActivation.hasBeenActive
}

/** Makes the sounds one by one, so that none has to be made while something moves. */
export function prepareSounds(): void {
  if (!canSound() || made.size > 0) return
  const names = Object.keys(SOUNDS) as SoundName[]
  const makeNext = async () => {
    const name = names.pop()
    if (name === undefined) return
    try {
      samplesOf(await load(), name)
      whenIdle(makeNext)
    } catch {
      loading = null
    }
  }
  whenIdle(makeNext)
}

/** A browser without sound, or one that still blocks it, simply stays silent. */
export async function playSound(name: SoundName): Promise<void> {
  if (!canSound()) return
  try {
    const synthesiser = await load()
    const { ZZFX } = synthesiser
    if (ZZFX.audioContext.state === 'suspended') await ZZFX.audioContext.resume()
    ZZFX.playSamples([samplesOf(synthesiser, name)])
  } catch {
    loading = null
  }
}
