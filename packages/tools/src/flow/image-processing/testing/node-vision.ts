import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Executor } from '@panya/engines/flow/executor.ts'
import { loadOpenCv } from '@panya/engines/vision/load-opencv.ts'
import type { OpenCv } from '@panya/engines/vision/opencv-types.ts'
import { splitOpenCv } from '@panya/engines/vision/split-opencv.ts'
import { VisionEngine } from '@panya/engines/vision/vision-engine.ts'
import type { DecodePicture } from '@panya/engines/vision/vision-op.ts'
import { imageOps } from '../nodes/image-runs.ts'

/** The real OpenCV, prepared as for the browser, in this process. */
export async function nodeOpenCv(): Promise<OpenCv> {
  const folder = await mkdtemp(join(tmpdir(), 'opencv-'))
  try {
    const script = createRequire(import.meta.url).resolve('@techstark/opencv-js')
    const { module, wasm } = splitOpenCv(await readFile(script, 'utf8'))
    await writeFile(join(folder, 'opencv.mjs'), module)
    return await loadOpenCv(
      () => import(/* @vite-ignore */ pathToFileURL(join(folder, 'opencv.mjs')).href),
      (imports) => WebAssembly.instantiate(wasm as Uint8Array<ArrayBuffer>, imports),
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
  const engine = new VisionEngine(cv, imageOps, decode)
  const executor: Executor = {
    run: (job) => engine.run(job),
    release: (keys) => engine.release(keys),
    take: async (handle) => engine.take(handle),
    onReset: () => () => {},
  }
  return { engine, executor }
}
