import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Executor } from '@panya/engines/flow/executor.ts'
import { loadOpenCv } from '@panya/engines/vision/load-opencv.ts'
import { OPENCV_VERSION } from '@panya/engines/vision/opencv-location.ts'
import type { OpenCv } from '@panya/engines/vision/opencv-types.ts'
import type { DecodePicture } from '@panya/engines/vision/ops/sources.ts'
import { VisionEngine } from '@panya/engines/vision/vision-engine.ts'
import { visionOps } from '@panya/engines/vision/vision-ops.ts'
import { prepare } from '../../../../../../scripts/vendor/vision.ts'

/** The real OpenCV, prepared as for the browser, in this process. */
export async function nodeOpenCv(): Promise<OpenCv> {
  const folder = await mkdtemp(join(tmpdir(), 'opencv-'))
  try {
    await prepare(folder)
    const path = join(folder, 'vision', OPENCV_VERSION)
    const wasm = await readFile(join(path, 'opencv.wasm'))
    return await loadOpenCv(
      () => import(/* @vite-ignore */ pathToFileURL(join(path, 'opencv.js')).href),
      (imports) => WebAssembly.instantiate(wasm, imports),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const noDecoder: DecodePicture = () => Promise.reject(new Error('no decoder here'))

export function nodeVision(
  cv: OpenCv,
  decode = noDecoder,
): { engine: VisionEngine; executor: Executor } {
  const engine = new VisionEngine(cv, visionOps(decode))
  const executor: Executor = {
    run: (job) => engine.run(job),
    release: (keys) => engine.release(keys),
    take: async (handle) => engine.take(handle),
    onReset: () => () => {},
  }
  return { engine, executor }
}
