/** MD5, which the ESP32's boot loader uses to say what it has written. The browser has no such sum of its own. */

const SHIFTS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
const SINES = Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32))

function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64
  const all = new Uint8Array(length)
  all.set(bytes)
  all[bytes.length] = 0x80
  const view = new DataView(all.buffer)
  view.setUint32(length - 8, (bytes.length * 8) >>> 0, true)
  view.setUint32(length - 4, Math.floor(bytes.length / 2 ** 29), true)
  return view
}

function mix(round: number, b: number, c: number, d: number): number {
  if (round === 0) return (b & c) | (~b & d)
  if (round === 1) return (d & b) | (~d & c)
  return round === 2 ? b ^ c ^ d : c ^ (b | ~d)
}

const STRIDES: [step: number, start: number][] = [
  [1, 0],
  [5, 1],
  [3, 5],
  [7, 0],
]

export function md5(bytes: Uint8Array): string {
  const view = padded(bytes)
  const sum = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]
  for (let at = 0; at < view.byteLength; at += 64) {
    let [a, b, c, d] = sum as [number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const round = i >> 4
      const [step, start] = STRIDES[round]!
      const word = view.getUint32(at + ((i * step + start) % 16) * 4, true)
      const turned = (a + mix(round, b, c, d) + SINES[i]! + word) | 0
      const shift = SHIFTS[round * 4 + (i & 3)]!
      ;[a, d, c, b] = [d, c, b, (b + ((turned << shift) | (turned >>> (32 - shift)))) | 0]
    }
    ;[a, b, c, d].forEach((part, index) => {
      sum[index] = (sum[index]! + part) | 0
    })
  }
  const out = new DataView(new ArrayBuffer(16))
  sum.forEach((part, index) => out.setUint32(index * 4, part >>> 0, true))
  return Array.from(new Uint8Array(out.buffer), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}
