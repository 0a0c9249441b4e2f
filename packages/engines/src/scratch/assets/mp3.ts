/** MP3 files: how long they are, by adding up their frames. */

const BITRATES_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const BITRATES_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const RATES = [44_100, 48_000, 32_000]

/** In front of the sound there may be a title and a picture. */
function start(bytes: Uint8Array): number {
  if (bytes[0] !== 0x49 || bytes[1] !== 0x44 || bytes[2] !== 0x33) return 0
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(6, 10)
  return 10 + ((a & 127) << 21) + ((b & 127) << 14) + ((c & 127) << 7) + (d & 127)
}

function frameAt(bytes: Uint8Array, at: number): { length: number; seconds: number } | null {
  const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3)
  const version = (second >> 3) & 3
  if (first !== 0xff || second >> 5 !== 7 || version === 1 || ((second >> 1) & 3) !== 1) return null
  const isFirst = version === 3
  const bitrate = (isFirst ? BITRATES_1 : BITRATES_2)[third >> 4]
  const base = RATES[(third >> 2) & 3]
  if (!bitrate || !base) return null
  const rate = isFirst ? base : version === 2 ? base / 2 : base / 4
  const samples = isFirst ? 1152 : 576
  const length = Math.floor(((samples / 8) * bitrate * 1000) / rate) + ((third >> 1) & 1)
  return { length, seconds: samples / rate }
}

/** Null when there is no frame in the first kilobytes. */
export function mp3Seconds(bytes: Uint8Array): number | null {
  let at = start(bytes)
  const last = Math.min(bytes.length, at + 4096)
  while (at < last && !frameAt(bytes, at)) at += 1
  let seconds = 0
  for (let frame = frameAt(bytes, at); frame; frame = frameAt(bytes, at)) {
    seconds += frame.seconds
    at += frame.length
  }
  return seconds > 0 ? seconds : null
}
