/** Which square of a picture is kept: worked out from what the sliders say. */

export const MOST_ZOOM = 4
/** The picture is sent in this size; the server makes it smaller. */
export const CROP_SIZE = 512

export interface CropChoice {
  /** 1 shows as much as fits; MOST_ZOOM is nearest. */
  zoom: number
  /** From 0 (left, top) to 1 (right, bottom). */
  x: number
  y: number
}

export interface CropSquare {
  left: number
  top: number
  side: number
}

export const WHOLE: CropChoice = { zoom: 1, x: 0.5, y: 0.5 }

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high)

export function cropSquare(width: number, height: number, choice: CropChoice): CropSquare {
  const side = Math.min(width, height) / between(1, choice.zoom, MOST_ZOOM)
  return {
    left: (width - side) * between(0, choice.x, 1),
    top: (height - side) * between(0, choice.y, 1),
    side,
  }
}

/** The picture follows the finger; `size` is how large the square is on the screen. */
export function dragged(
  choice: CropChoice,
  picture: { width: number; height: number },
  by: { x: number; y: number },
  size: number,
): CropChoice {
  const { side } = cropSquare(picture.width, picture.height, choice)
  const move = (at: number, pixels: number, room: number) =>
    room > 0 ? between(0, at - (pixels * side) / size / room, 1) : at
  return {
    zoom: choice.zoom,
    x: move(choice.x, by.x, picture.width - side),
    y: move(choice.y, by.y, picture.height - side),
  }
}
