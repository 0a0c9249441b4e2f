import { decodePicture } from '@panya/engines/flow/decode-picture.ts'
import { serveEngine } from '@panya/engines/flow/worker-serve.ts'
import { siteOpenCv } from '@panya/engines/vision/load-opencv.ts'
import { paintLetters } from '@panya/engines/vision/paint-letters.ts'
import { LARGEST_SIDE } from '@panya/engines/vision/pixels.ts'
import { VisionEngine } from '@panya/engines/vision/vision-engine.ts'
import { imageOps } from './nodes/image-runs.ts'

/** The worker that owns OpenCV and computes picture nodes. */
serveEngine(
  async () =>
    new VisionEngine(
      await siteOpenCv(),
      imageOps,
      (bytes) => decodePicture(bytes, LARGEST_SIDE),
      paintLetters,
    ),
)
