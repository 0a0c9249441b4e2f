/** WAV files: how long they are, and those in Scratch's packing as plain ones. */
import { decodeAdpcm } from './adpcm.ts'

const PCM = 1
const FLOAT = 3
const ADPCM = 17

interface Format {
  tag: number
  channels: number
  rate: number
  bytesPerSecond: number
  blockSize: number
}

export interface Wav {
  bytes: Uint8Array
  seconds: number
}

const RIFF = 0x52_49_46_46
const WAVE = 0x57_41_56_45

export function isWav(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return bytes.length >= 12 && view.getUint32(0) === RIFF && view.getUint32(8) === WAVE
}

/** Null when it holds no sound that can be played. */
export function readWav(bytes: Uint8Array): Wav | null {
  const { format, data } = chunks(bytes)
  if (!format || !data || format.rate <= 0) return null
  if (format.tag === ADPCM) {
    if (format.channels !== 1 || format.blockSize < 5) return null
    const samples = decodeAdpcm(data, format.blockSize)
    return { bytes: writeWav(samples, format.rate), seconds: samples.length / format.rate }
  }
  // Extensible files say the same in a longer way.
  if (![PCM, FLOAT, 0xff_fe].includes(format.tag) || format.bytesPerSecond <= 0) return null
  return { bytes, seconds: data.length / format.bytesPerSecond }
}

function chunks(bytes: Uint8Array): { format?: Format; data?: Uint8Array } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const found: { format?: Format; data?: Uint8Array } = {}
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = view.getUint32(at)
    const size = view.getUint32(at + 4, true)
    const start = at + 8
    if (name === 0x66_6d_74_20 && start + 16 <= bytes.length) found.format ??= formatAt(view, start)
    // A size that is larger than the file: it was cut off, or written while it was recorded.
    if (name === 0x64_61_74_61)
      found.data ??= bytes.subarray(start, Math.min(start + size, bytes.length))
    at = start + size + (size % 2)
  }
  return found
}

function formatAt(view: DataView, at: number): Format {
  return {
    tag: view.getUint16(at, true),
    channels: view.getUint16(at + 2, true),
    rate: view.getUint32(at + 4, true),
    bytesPerSecond: view.getUint32(at + 8, true),
    blockSize: view.getUint16(at + 12, true),
  }
}

/** One channel, sixteen bits. */
export function writeWav(samples: Int16Array, rate: number): Uint8Array {
  const bytes = new Uint8Array(44 + samples.length * 2)
  const view = new DataView(bytes.buffer)
  const head = (at: number, name: number, size: number): void => {
    view.setUint32(at, name)
    view.setUint32(at + 4, size, true)
  }
  head(0, RIFF, bytes.length - 8)
  view.setUint32(8, WAVE)
  head(12, 0x66_6d_74_20, 16)
  view.setUint16(20, PCM, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  head(36, 0x64_61_74_61, samples.length * 2)
  samples.forEach((sample, index) => view.setInt16(44 + index * 2, sample, true))
  return bytes
}
