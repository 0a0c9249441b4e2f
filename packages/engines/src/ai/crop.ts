import type { Box, Picture } from './picture.ts'

/** A part of a picture as the numbers a model wants, smoothly resized; what lies outside is black. */

/** The places along one side: the two neighbours each is mixed from, and how much of the second. */
interface Places {
  first: Int32Array
  second: Int32Array
  share: Float32Array
}

/** Outside of the picture `first` is -1. */
function placesOf(size: number, from: number, length: number, side: number): Places {
  const places: Places = {
    first: new Int32Array(side),
    second: new Int32Array(side),
    share: new Float32Array(side),
  }
  const start = (from / size) * (size - 1)
  const step = ((length / size) * (size - 1)) / (side - 1)
  for (let at = 0; at < side; at++) {
    const place = start + at * step
    const first = Math.floor(place)
    const outside = place < 0 || place > size - 1
    places.first[at] = outside ? -1 : first
    places.second[at] = Math.min(size - 1, first + 1)
    places.share[at] = place - first
  }
  return places
}

/** Red, green and blue of every place, each multiplied by `times` with `plus` added. */
export function fillCrop(
  out: Float32Array | Int32Array,
  { width, height, rgba }: Picture,
  side: number,
  box: Box,
  times: number,
  plus: number,
): void {
  const across = placesOf(width, box.x, box.width, side)
  const down = placesOf(height, box.y, box.height, side)
  if (plus !== 0) out.fill(plus)
  for (let y = 0, at = 0; y < side; y++) {
    const row = down.first[y]!
    if (row < 0) {
      at += side * 3
      continue
    }
    const [top, base] = [row * width, down.second[y]! * width]
    const lower = down.share[y]!
    for (let x = 0; x < side; x++, at += 3) {
      const left = across.first[x]!
      if (left < 0) continue
      const right = across.second[x]!
      const beside = across.share[x]!
      let [a, b, c, d] = [
        (top + left) * 4,
        (top + right) * 4,
        (base + left) * 4,
        (base + right) * 4,
      ]
      for (let part = 0; part < 3; part++, a++, b++, c++, d++) {
        const above = rgba[a]! + (rgba[b]! - rgba[a]!) * beside
        const below = rgba[c]! + (rgba[d]! - rgba[c]!) * beside
        out[at + part] = (above + (below - above) * lower) * times + plus
      }
    }
  }
}
