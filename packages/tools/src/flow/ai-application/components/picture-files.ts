/** Pictures as they are kept in a set: small squares, light enough to travel with the project. */

const SIDE = 192
const QUALITY = 0.82

type Drawable = HTMLVideoElement | ImageBitmap

function sizeOf(source: Drawable): { width: number; height: number } {
  return source instanceof HTMLVideoElement
    ? { width: source.videoWidth, height: source.videoHeight }
    : source
}

/** The middle square as JPEG in base64. */
export function squareJpeg(source: Drawable, mirrored = false): string {
  const { width, height } = sizeOf(source)
  const side = Math.min(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  if (mirrored) {
    context.translate(SIDE, 0)
    context.scale(-1, 1)
  }
  context.drawImage(source, (width - side) / 2, (height - side) / 2, side, side, 0, 0, SIDE, SIDE)
  return canvas.toDataURL('image/jpeg', QUALITY).split(',')[1] ?? ''
}

/** Files that are no pictures are left out and counted. */
export async function squaresOf(
  files: Iterable<File>,
): Promise<{ pictures: string[]; broken: number }> {
  const pictures: string[] = []
  let broken = 0
  for (const file of files) {
    const bitmap = await createImageBitmap(file).catch(() => null)
    if (bitmap) pictures.push(squareJpeg(bitmap))
    else broken++
    bitmap?.close()
  }
  return { pictures, broken }
}
