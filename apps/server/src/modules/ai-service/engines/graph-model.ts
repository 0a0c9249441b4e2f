/** Reads TensorFlow.js models from files. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter'
import * as tf from '@tensorflow/tfjs-core'

const require = createRequire(import.meta.url)

/** The folder of an installed package, whatever it exports. */
export function packageFolder(name: string): string {
  for (const place of require.resolve.paths(name) ?? []) {
    const folder = join(place, name)
    try {
      require.resolve(join(folder, 'package.json'))
      return folder
    } catch {
      // Not installed in this place; the next one up may have it.
    }
  }
  throw new Error(`${name} is not installed`)
}

let backend: Promise<void> | null = null

/** One thread and no network: the wasm files come from the package. */
export function prepareBackend(): Promise<void> {
  backend ??= (async () => {
    const main = require.resolve('@tensorflow/tfjs-backend-wasm')
    setWasmPaths(`${dirname(main)}/`)
    await tf.setBackend('wasm')
    await tf.ready()
  })()
  return backend
}

interface ModelFile {
  modelTopology: object
  format?: string
  weightsManifest: { paths: string[]; weights: tf.io.WeightsManifestEntry[] }[]
}

/** The weights lie beside the model. */
export async function loadModel(file: string): Promise<GraphModel> {
  await prepareBackend()
  return loadGraphModel({
    async load() {
      const json = JSON.parse(await readFile(file, 'utf8')) as ModelFile
      const files = json.weightsManifest.flatMap(({ paths }) => paths)
      const parts = await Promise.all(files.map((name) => readFile(join(dirname(file), name))))
      const bytes = Buffer.concat(parts)
      return {
        modelTopology: json.modelTopology,
        weightSpecs: json.weightsManifest.flatMap(({ weights }) => weights),
        weightData: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
      }
    },
  })
}
