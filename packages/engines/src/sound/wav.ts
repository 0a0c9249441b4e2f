/** Sounds as WAV files: written with 16 bits, read in every form that people have, also those that browsers refuse. */
import { decodeAdpcm } from './adpcm.ts'
import { RATE, type Samples } from './samples.ts'

const HEAD = 44

export function writeWav(samples: Samples, rate = RATE): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEAD + samples.length * 2)
  const view = new DataView(bytes.buffer)
  const word = (at: number, letters: string): void => {
    for (let index = 0; index < 4; index++) view.setUint8(at + index, letters.charCodeAt(index))
  }
  word(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  word(8, 'WAVE')
  word(12, 'fmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  word(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  for (const [at, value] of samples.entries())
    view.setInt16(HEAD + at * 2, Math.round(Math.max(-1, Math.min(1, value)) * 32_767), true)
  return bytes
}

export interface WavSound {
  rate: number
  channels: Samples[]
}

export const PCM = 1
export const FLOAT = 3
export const EXTENSIBLE = 0xff_fe
const A_LAW = 6
const MU_LAW = 7
const ADPCM = 17
const MOST_CHANNELS = 8
/** How many bits a sample may have. */
const BITS: Readonly<Record<number, readonly number[]>> = {
  [PCM]: [8, 16, 24, 32],
  [FLOAT]: [32, 64],
  [A_LAW]: [8],
  [MU_LAW]: [8],
  [ADPCM]: [4],
}

/** Null when it is no WAV file, packed in a way that is not known, or says impossible things about itself. */
export function readWav(bytes: Uint8Array): WavSound | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const word = (at: number): string =>
    at + 4 <= view.byteLength ? String.fromCharCode(...bytes.subarray(at, at + 4)) : ''
  if (word(0) !== 'RIFF' || word(8) !== 'WAVE') return null
  let format: Format | null = null
  for (let at = 12; at + 8 <= view.byteLength; ) {
    const size = view.getUint32(at + 4, true)
    const body = at + 8
    if (word(at) === 'fmt ' && body + 16 <= view.byteLength) format = readFormat(view, body, size)
    // A recorder that was switched off leaves the size open: what is there counts.
    if (word(at) === 'data')
      return format && readSamples(view, body, Math.min(size, view.byteLength - body), format)
    at = body + size + (size % 2)
  }
  return null
}

interface Format {
  kind: number
  rate: number
  channels: number
  bits: number
  blockSize: number
}

function readFormat(view: DataView, at: number, size: number): Format | null {
  const given = view.getUint16(at, true)
  const hasMore = given === EXTENSIBLE && size >= 26 && at + 26 <= view.byteLength
  const kind = hasMore ? view.getUint16(at + 24, true) : given
  const channels = view.getUint16(at + 2, true)
  const rate = view.getUint32(at + 4, true)
  const blockSize = view.getUint16(at + 12, true)
  const bits = view.getUint16(at + 14, true)
  const known = BITS[kind]?.includes(bits) && (kind !== ADPCM || blockSize > 4 * channels)
  const possible = channels > 0 && channels <= MOST_CHANNELS && rate >= 1000 && rate <= 384_000
  return known && possible ? { kind, rate, channels, bits, blockSize } : null
}

function readSamples(view: DataView, from: number, size: number, format: Format): WavSound {
  const { kind, rate, channels: count, bits, blockSize } = format
  if (kind === ADPCM) {
    const data = new Uint8Array(view.buffer, view.byteOffset + from, size)
    const unpacked = decodeAdpcm(data, blockSize, count)
    const channels = unpacked.map((steps) =>
      Float32Array.from(steps, (step) => whole(step, 32_767)),
    )
    return { rate, channels }
  }
  const width = bits / 8
  const length = Math.floor(size / (width * count))
  const read = READERS[`${kind}-${bits}`]!
  const channels = Array.from({ length: count }, (_, channel) => {
    const samples = new Float32Array(length)
    for (let at = 0; at < length; at++)
      samples[at] = read(view, from + (at * count + channel) * width)
    return samples
  })
  return { rate, channels }
}

type ReadSample = (view: DataView, at: number) => number

const within = (value: number): number =>
  Number.isNaN(value) ? 0 : Math.max(-1, Math.min(1, value))

/** The lowest number has no partner above: it would come out a little below -1. */
const whole = (value: number, most: number): number => Math.max(-1, value / most)

/** Eight bits as telephones pack them (G.711): a sign, how large, and where between. */
function fromMuLaw(byte: number): number {
  const code = ~byte & 255
  const size = (((code & 15) << 3) + 132) << ((code >> 4) & 7)
  return ((code & 128 ? -1 : 1) * (size - 132)) / 32_124
}

function fromALaw(byte: number): number {
  const code = byte ^ 0x55
  const exponent = (code >> 4) & 7
  const size = ((code & 15) << 4) + 8
  const value = exponent === 0 ? size : (size + 256) << (exponent - 1)
  return ((code & 128 ? 1 : -1) * value) / 32_256
}

const READERS: Record<string, ReadSample> = {
  [`${PCM}-8`]: (view, at) => whole(view.getUint8(at) - 128, 127),
  [`${PCM}-16`]: (view, at) => whole(view.getInt16(at, true), 32_767),
  [`${PCM}-24`]: (view, at) =>
    whole((view.getInt16(at + 1, true) << 8) | view.getUint8(at), 8_388_607),
  [`${PCM}-32`]: (view, at) => whole(view.getInt32(at, true), 2_147_483_647),
  [`${FLOAT}-32`]: (view, at) => within(view.getFloat32(at, true)),
  [`${FLOAT}-64`]: (view, at) => within(view.getFloat64(at, true)),
  [`${A_LAW}-8`]: (view, at) => fromALaw(view.getUint8(at)),
  [`${MU_LAW}-8`]: (view, at) => fromMuLaw(view.getUint8(at)),
}
