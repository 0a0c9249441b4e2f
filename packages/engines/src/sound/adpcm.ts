/** IMA ADPCM, which Scratch packs sounds with and browsers do not read: four bits a sample, each a step up or down from the last. */

const INDEX_STEPS = [-1, -1, -1, -1, 2, 4, 6, 8]

/** Each step is about a tenth larger than the one before; the list is the standard's own. */
const STEPS = [
  7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73,
  80, 88, 97, 107, 118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494,
  544, 598, 658, 724, 796, 876, 963, 1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499,
  2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894, 6484, 7132, 7845, 8630, 9493, 10442, 11487,
  12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794, 32767,
]

const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value))

/** One channel: the sample it stands at, and how large its next step is. */
class Channel {
  sample: number
  #index: number

  constructor(sample: number, index: number) {
    this.sample = sample
    this.#index = clamp(index, 0, STEPS.length - 1)
  }

  next(code: number): number {
    const step = STEPS[this.#index]!
    let change = step >> 3
    if (code & 4) change += step
    if (code & 2) change += step >> 1
    if (code & 1) change += step >> 2
    this.sample = clamp(this.sample + (code & 8 ? -change : change), -32_768, 32_767)
    this.#index = clamp(this.#index + INDEX_STEPS[code & 7]!, 0, STEPS.length - 1)
    return this.sample
  }
}

/** Each block begins with where every channel stands; then four bytes of each channel in turn. */
export function decodeAdpcm(data: Uint8Array, blockSize: number, channels = 1): Int16Array[] {
  const samples: number[][] = Array.from({ length: channels }, () => [])
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const head = 4 * channels
  for (let start = 0; start + head <= data.length; start += blockSize) {
    const starts = samples.map((_, index) => {
      const at = start + index * 4
      return new Channel(view.getInt16(at, true), view.getUint8(at + 2))
    })
    starts.forEach(({ sample }, index) => samples[index]!.push(sample))
    const end = Math.min(start + blockSize, data.length)
    for (let at = start + head; at < end; at++) {
      const index = Math.floor((at - start - head) / 4) % channels
      const pair = data[at]!
      samples[index]!.push(starts[index]!.next(pair & 15), starts[index]!.next(pair >> 4))
    }
  }
  return samples.map((channel) => Int16Array.from(channel))
}
