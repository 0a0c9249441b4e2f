/** What a bank's app would read out of a picture. */
import { createRequire } from 'node:module'
import sharp from 'sharp'

export async function scanCode(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const cv = await createRequire(import.meta.url)('@techstark/opencv-js')
  const pixels = { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
  const [points, straight] = [new cv.Mat(), new cv.Mat()]
  return new cv.QRCodeDetector().detectAndDecode(cv.matFromImageData(pixels), points, straight)
}
