/** Short sounds made on the spot; none of them is a file. */

export const SOUNDS = ['beep', 'up', 'down', 'drum'] as const
export type Sound = (typeof SOUNDS)[number]

/** Start and end pitch in hertz, and length in seconds. */
const SHAPES: Record<Sound, readonly [number, number, number]> = {
  beep: [660, 660, 0.18],
  up: [330, 880, 0.28],
  down: [660, 220, 0.32],
  drum: [160, 48, 0.22],
}

let audio: AudioContext | null = null

export function playSound(sound: Sound): void {
  const [from, to, seconds] = SHAPES[sound]
  audio ??= new AudioContext()
  const tone = audio.createOscillator()
  const loudness = audio.createGain()
  const now = audio.currentTime
  tone.frequency.setValueAtTime(from, now)
  tone.frequency.exponentialRampToValueAtTime(to, now + seconds)
  loudness.gain.setValueAtTime(0.2, now)
  loudness.gain.exponentialRampToValueAtTime(0.001, now + seconds)
  tone.connect(loudness).connect(audio.destination)
  tone.start(now)
  tone.stop(now + seconds)
}
