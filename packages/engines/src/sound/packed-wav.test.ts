/** WAV files that browsers refuse: Scratch's packing, telephones, studios. */
import { describe, expect, test } from 'vitest'
import { decodeAdpcm } from './adpcm.ts'
import { loadSamples } from './load-samples.ts'
import { playableWav } from './playable-wav.ts'
import { RATE } from './samples.ts'
import { readWav, writeWav } from './wav.ts'

const addressOf = (bytes: Uint8Array): string =>
  `data:audio/wav;base64,${Buffer.from(bytes).toString('base64')}`

/** An encoder of our own: for each sample the step that comes nearest, found by trying all sixteen. */
function encodeAdpcm(samples: readonly number[], blockSize: number): Uint8Array {
  const perBlock = (blockSize - 4) * 2 + 1
  const blocks: number[] = []
  for (let start = 0; start < samples.length; start += perBlock) {
    const [first = 0, ...rest] = samples.slice(start, start + perBlock)
    const block = [first & 255, (first >> 8) & 255, 56, 0]
    const nibbles: number[] = []
    for (const wanted of rest) {
      const reached = Array.from({ length: 16 }, (_, code) => {
        const bytes = packed(block, [...nibbles, code])
        return decodeAdpcm(bytes, bytes.length)[0]![nibbles.length + 1]!
      })
      const errors = reached.map((sample) => Math.abs(sample - wanted))
      nibbles.push(errors.indexOf(Math.min(...errors)))
    }
    blocks.push(...packed(block, nibbles))
  }
  return Uint8Array.from(blocks)
}

function packed(head: readonly number[], nibbles: readonly number[]): Uint8Array {
  const pairs = Array.from(
    { length: Math.ceil(nibbles.length / 2) },
    (_, at) => nibbles[at * 2]! | ((nibbles[at * 2 + 1] ?? 0) << 4),
  )
  return Uint8Array.from([...head, ...pairs])
}

function wavOf(
  tag: number,
  rate: number,
  blockSize: number,
  data: Uint8Array,
  bits = 4,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(44 + data.length)
  bytes.set(writeWav(new Float32Array(), rate))
  const view = new DataView(bytes.buffer)
  view.setUint16(20, tag, true)
  view.setUint16(32, blockSize, true)
  view.setUint16(34, bits, true)
  view.setUint32(40, data.length, true)
  bytes.set(data, 44)
  return bytes
}

describe('packed sounds', () => {
  const tone = Array.from({ length: 121 }, (_, at) => Math.round(Math.sin(at / 6) * 8000))

  test('a tone comes out as it went in, nearly', () => {
    const wav = playableWav(wavOf(17, 11_025, 64, encodeAdpcm(tone, 64)))
    const samples = new Int16Array(wav!.bytes.slice(44).buffer)
    expect(samples.length).toBeGreaterThanOrEqual(tone.length)
    expect(wav!.seconds).toBeCloseTo(samples.length / 11_025, 6)
    tone.forEach((sample, at) => expect(Math.abs(samples[at]! - sample)).toBeLessThan(600))
  })

  test('the first step of the standard', () => {
    // From 0 with the smallest step 7: code 7 adds 7 + 3 + 1 and the eighth 0; then the step has grown to 16.
    expect([...decodeAdpcm(Uint8Array.from([0, 0, 0, 0, 0x07]), 5)[0]!]).toEqual([0, 11, 13])
  })

  test('a block size that leads nowhere', () => {
    expect(playableWav(wavOf(17, 11_025, 0, new Uint8Array(100)))).toBe(null)
  })

  test('two channels lie beside each other, four bytes in turn', () => {
    const head = [0, 0, 0, 0, 100, 0, 0, 0]
    const [left, right] = decodeAdpcm(Uint8Array.from([...head, 7, 0, 0, 0, 0x0f, 0, 0, 0]), 16, 2)
    expect([...left!].slice(0, 3)).toEqual([0, 11, 13])
    expect([...right!].slice(0, 3)).toEqual([100, 89, 91])
    expect(left!.length).toBe(right!.length)
  })

  test('the editor opens them from the address of a project', async () => {
    const bytes = wavOf(17, RATE, 64, encodeAdpcm(tone, 64))
    const samples = await loadSamples({ id: 's', audio: addressOf(bytes) })
    expect(samples!.length).toBeGreaterThanOrEqual(tone.length)
    tone.forEach((sample, at) =>
      expect(Math.abs(samples![at]! * 32_767 - sample)).toBeLessThan(600),
    )
  })
})

describe('what telephones and studios write', () => {
  test('silence, loud and soft in A-law and mu-law', () => {
    const mu = readWav(wavOf(7, 8000, 1, Uint8Array.of(0xff, 0x7f, 0x80, 0x00), 8))
    expect([...mu!.channels[0]!].map((value) => value + 0)).toEqual([0, 0, 1, -1])
    const a = readWav(wavOf(6, 8000, 1, Uint8Array.of(0xd5, 0xaa, 0x2a), 8))
    const [soft, loud, deep] = a!.channels[0]!
    expect(Math.abs(soft!)).toBeLessThan(0.001)
    expect([loud, deep]).toEqual([1, -1])
  })

  test('they are written anew for the browser; what it plays stays byte for byte', () => {
    const phone = wavOf(7, 8000, 1, new Uint8Array(800).fill(0x80), 8)
    const heard = playableWav(phone)
    expect(heard?.seconds).toBeCloseTo(0.1)
    expect(readWav(heard!.bytes)?.rate).toBe(8000)
    expect(readWav(heard!.bytes)?.channels[0]?.[3]).toBeCloseTo(1)
    const plain = writeWav(Float32Array.of(0.5, 0.25), 8000)
    expect(playableWav(plain)).toEqual({ bytes: plain, seconds: 2 / 8000 })
    const wide = new Uint8Array(Float64Array.of(0.5, Number.NaN, 9).buffer)
    expect(readWav(wavOf(3, 8000, 8, wide, 64))?.channels[0]).toEqual(Float32Array.of(0.5, 0, 1))
  })

  test('no sound at all, and a kind nobody knows', () => {
    expect(playableWav(new Uint8Array(3))).toBeNull()
    expect(playableWav(wavOf(2, 8000, 64, new Uint8Array(64)))).toBeNull()
    expect(playableWav(wavOf(1, 0, 2, new Uint8Array(8), 16))).toBeNull()
  })
})
