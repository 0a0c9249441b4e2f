import type { FromWorker, ToWorker } from '../flow/worker-protocol.ts'
import { serveEngine } from '../flow/worker-serve.ts'
import { loadOpenCv } from './load-opencv.ts'
import { OPENCV_PATH } from './opencv-location.ts'
import type { DecodePicture } from './ops/sources.ts'
import { LARGEST_SIDE } from './pixels.ts'
import { VisionEngine } from './vision-engine.ts'
import { visionOps } from './vision-ops.ts'

/** The worker that owns OpenCV. */

const scope = self as unknown as {
  postMessage(message: FromWorker, transfer: Transferable[]): void
  addEventListener(type: 'message', listener: (event: { data: ToWorker }) => void): void
}

/** Decodes with the browser's own decoder; pictures larger than we compute with are made smaller. */
const decode: DecodePicture = async (bytes) => {
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const scale = Math.min(1, LARGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(
    Math.round(bitmap.width * scale),
    Math.round(bitmap.height * scale),
  )
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { width, height, rgba: data }
}

serveEngine(scope, async () => {
  const cv = await loadOpenCv(
    () => import(/* @vite-ignore */ `${OPENCV_PATH}opencv.js`),
    (imports) => WebAssembly.instantiateStreaming(fetch(`${OPENCV_PATH}opencv.wasm`), imports),
  )
  return new VisionEngine(cv, visionOps(decode))
})
