/** WAV files as every browser plays them: as they are, or, when they are packed in another way, written anew. */
import { toMono } from './resample.ts'
import { EXTENSIBLE, FLOAT, PCM, readWav, writeWav } from './wav.ts'

export interface PlayableWav {
  bytes: Uint8Array
  seconds: number
}

const RIFF = 0x52_49_46_46
const WAVE = 0x57_41_56_45
const FORMAT = 0x66_6d_74_20
const DATA = 0x64_61_74_61

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

export function isWav(bytes: Uint8Array): boolean {
  return (
    bytes.length >= 12 && viewOf(bytes).getUint32(0) === RIFF && viewOf(bytes).getUint32(8) === WAVE
  )
}

/** Null when it holds no sound that can be played. */
export function playableWav(bytes: Uint8Array): PlayableWav | null {
  const head = isWav(bytes) ? headOf(bytes) : null
  if (!head || head.rate === 0) return null
  if (head.isPlain) return head.pace === 0 ? null : { bytes, seconds: head.length / head.pace }
  const wav = readWav(bytes)
  if (!wav) return null
  const samples = toMono(wav.channels)
  return { bytes: writeWav(samples, wav.rate), seconds: samples.length / wav.rate }
}

interface Head {
  rate: number
  /** Bytes a second. */
  pace: number
  /** Every browser plays it. */
  isPlain: boolean
  /** Bytes of sound. */
  length: number
}

function headOf(bytes: Uint8Array): Head | null {
  const view = viewOf(bytes)
  let format: Omit<Head, 'length'> | null = null
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = view.getUint32(at)
    const size = view.getUint32(at + 4, true)
    const body = at + 8
    if (name === FORMAT && body + 16 <= bytes.length) format ??= formatAt(view, body)
    // A size that is larger than the file: it was cut off, or written while it was recorded.
    if (name === DATA) return format && { ...format, length: Math.min(size, bytes.length - body) }
    at = body + size + (size % 2)
  }
  return null
}

function formatAt(view: DataView, at: number): Omit<Head, 'length'> {
  const kind = view.getUint16(at, true)
  const isPlain = [PCM, FLOAT, EXTENSIBLE].includes(kind) && view.getUint16(at + 14, true) <= 32
  return { rate: view.getUint32(at + 4, true), pace: view.getUint32(at + 8, true), isPlain }
}
