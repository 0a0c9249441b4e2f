import type { GraphModel } from '@tensorflow/tfjs-converter'
import type * as tfjs from '@tensorflow/tfjs-core'
import type { Tensor3D, Tensor4D } from '@tensorflow/tfjs-core'
import { fillCrop } from './crop.ts'
import type { Box, Picture } from './picture.ts'

/** Starts TensorFlow on WebAssembly and gives it pictures and prepared models. */

export type Tf = typeof tfjs

export interface ModelFiles {
  /** The parsed `<name>.json`. */
  json: (name: string) => Promise<unknown>
  weights: (name: string) => Promise<ArrayBuffer>
}

export interface TensorSource {
  tf: Tf
  model: (name: string) => Promise<GraphModel>
}

interface ModelJson {
  format: string
  modelTopology: object
  signature?: object
  weightsManifest: { weights: never[] }[]
}

export async function startTensors(wasmPath: string, files: ModelFiles): Promise<TensorSource> {
  const tf = await import('@tensorflow/tfjs-core')
  const { setWasmPaths } = await import('@tensorflow/tfjs-backend-wasm')
  const { loadGraphModel } = await import('@tensorflow/tfjs-converter')
  setWasmPaths(wasmPath)
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false)
  await tf.setBackend('wasm')
  await tf.ready()
  const known = new Map<string, Promise<GraphModel>>()
  const load = async (name: string): Promise<GraphModel> => {
    const [json, weightData] = await Promise.all([files.json(name), files.weights(name)])
    const { format, modelTopology, signature, weightsManifest } = json as ModelJson
    return loadGraphModel({
      load: () =>
        Promise.resolve({
          format,
          modelTopology,
          ...(signature && { signature }),
          weightSpecs: weightsManifest.flatMap(({ weights }) => weights),
          weightData,
        }),
    })
  }
  return {
    tf,
    model(name) {
      const before = known.get(name)
      if (before) return before
      const started = load(name)
      known.set(name, started)
      started.catch(() => known.delete(name))
      return started
    },
  }
}

/** Red, green and blue from 0 to 255. */
export function pixelsOf(tf: Tf, picture: Picture): Tensor3D {
  const { width, height, rgba } = picture
  const data = new Uint8Array(rgba.buffer, rgba.byteOffset, rgba.byteLength)
  return tf.browser.fromPixels({ data, width, height }, 3)
}

export interface CropOptions {
  /** The whole picture unless given. */
  box?: Box
  times?: number
  plus?: number
  /** Whole numbers, for models that were made for them. */
  whole?: boolean
}

/** A part of the picture, smoothly resized, from 0 to 255 unless scaled; what lies outside is black. */
export function cropOf(
  tf: Tf,
  picture: Picture,
  side: number,
  options: CropOptions = {},
): Tensor4D {
  const { width, height } = picture
  const { box = { x: 0, y: 0, width, height }, times = 1, plus = 0, whole = false } = options
  const numbers = whole ? new Int32Array(side * side * 3) : new Float32Array(side * side * 3)
  fillCrop(numbers, picture, side, box, times, plus)
  return tf.tensor4d(numbers, [1, side, side, 3], whole ? 'int32' : 'float32')
}
