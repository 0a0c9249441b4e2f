import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { OPENCV_VERSION } from '../../packages/engines/src/vision/opencv-location.ts'
import { splitOpenCv } from '../../packages/engines/src/vision/split-opencv.ts'

/** Writes `vision/<version>/opencv.js` and `opencv.wasm` under the folder that is served as /vendor. */
export async function prepare(outDir: string): Promise<void> {
  const require = createRequire(join(import.meta.dirname, '../../packages/engines/package.json'))
  const script = await readFile(require.resolve('@techstark/opencv-js'), 'utf8')
  const { module, wasm } = splitOpenCv(script)
  const folder = join(outDir, 'vision', OPENCV_VERSION)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'opencv.js'), module)
  await writeFile(join(folder, 'opencv.wasm'), wasm)
}
