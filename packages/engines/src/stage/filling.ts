/** Which part of a picture fills a place of another shape: as much of its middle as fits. */

export interface Size {
  width: number
  height: number
}

export function filling(picture: Size, place: Size): Size & { x: number; y: number } {
  const ratio = place.width / place.height
  const width = Math.min(picture.width, picture.height * ratio)
  const height = Math.min(picture.height, picture.width / ratio)
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height }
}
