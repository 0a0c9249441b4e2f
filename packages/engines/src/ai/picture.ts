/** Pictures as plain pixels: four bytes a pixel, left to right, top to bottom. */

export interface Picture {
  width: number
  height: number
  rgba: Uint8ClampedArray<ArrayBuffer>
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const LARGEST_SIDE = 1280

/** The nearest pixels of a part of the picture, in another size; what lies outside is black. */
export function resized(picture: Picture, width: number, height: number, box?: Box): Picture {
  if (!box && width === picture.width && height === picture.height) return copyOf(picture)
  const from = box ?? { x: 0, y: 0, width: picture.width, height: picture.height }
  const rgba = new Uint8ClampedArray(width * height * 4)
  const out = new Uint32Array(rgba.buffer)
  const pixels = new Uint32Array(picture.rgba.buffer, picture.rgba.byteOffset)
  for (let y = 0; y < height; y++) {
    const sourceY = Math.floor(from.y + ((y + 0.5) / height) * from.height)
    if (sourceY < 0 || sourceY >= picture.height) continue
    for (let x = 0; x < width; x++) {
      const sourceX = Math.floor(from.x + ((x + 0.5) / width) * from.width)
      if (sourceX >= 0 && sourceX < picture.width)
        out[y * width + x] = pixels[sourceY * picture.width + sourceX]!
    }
  }
  return { width, height, rgba }
}

/** A square round the whole picture, so that nothing is stretched. */
export function squareAround({ width, height }: { width: number; height: number }): Box {
  const side = Math.max(width, height)
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side }
}

/** A square with the same middle as a box, larger by `factor`. */
export function squareOn(box: Box, factor: number): Box {
  const side = Math.max(box.width, box.height) * factor
  return {
    x: box.x + box.width / 2 - side / 2,
    y: box.y + box.height / 2 - side / 2,
    width: side,
    height: side,
  }
}

export function copyOf(picture: Picture): Picture {
  return { ...picture, rgba: picture.rgba.slice() }
}

const SHOWN_SIDE = 320

export function previewOf(picture: Picture) {
  const scale = Math.min(1, SHOWN_SIDE / Math.max(picture.width, picture.height))
  const small = resized(
    picture,
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  )
  const { width, height, rgba } = small
  return {
    kind: 'image' as const,
    width,
    height,
    rgba,
    fullWidth: picture.width,
    fullHeight: picture.height,
  }
}
