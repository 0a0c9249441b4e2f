import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mat } from '@panya/engines/vision/opencv-types.ts'
import { drawSample, SAMPLE_NAMES } from '@panya/engines/vision/samples/scenes.ts'
import { encodePng } from '../../../flow-kit/testing/png.ts'
import { nodeOpenCv } from './node-vision.ts'

/** Writes every sample picture as PNG: `node write-samples.ts <folder>`. */
const folder = process.argv[2] ?? 'samples'
await mkdir(folder, { recursive: true })
const cv = await nodeOpenCv()
for (const name of SAMPLE_NAMES) {
  const mat = drawSample(cv, name) as Mat
  const picture = { width: mat.cols, height: mat.rows, channels: mat.channels(), data: mat.data }
  await writeFile(join(folder, `${name}.png`), encodePng(picture))
}
