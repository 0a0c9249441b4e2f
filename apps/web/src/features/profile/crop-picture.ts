/** Opens a picture file and draws the chosen square of it. */
import { CROP_SIZE, type CropChoice, cropSquare } from './crop.ts'

/** Null when the file is no picture this browser can open. */
export async function openPicture(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file)
  } catch {
    return null
  }
}

export function drawCrop(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  choice: CropChoice,
): void {
  const { left, top, side } = cropSquare(picture.width, picture.height, choice)
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

export async function croppedFile(picture: ImageBitmap, choice: CropChoice): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = CROP_SIZE
  canvas.height = CROP_SIZE
  drawCrop(canvas, picture, choice)
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('No picture.')))
    canvas.toBlob(done, 'image/jpeg', 0.92)
  })
}
