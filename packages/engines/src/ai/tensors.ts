import type { GraphModel } from '@tensorflow/tfjs-converter'
import type * as tfjs from '@tensorflow/tfjs-core'
import type { Tensor3D, Tensor4D } from '@tensorflow/tfjs-core'
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

/** A part of the picture, smoothly resized; what lies outside is black. */
export function cropOf(tf: Tf, picture: Picture, side: number, box?: Box): Tensor4D {
  const pixels = tf.expandDims(tf.cast(pixelsOf(tf, picture), 'float32'), 0) as Tensor4D
  const { width, height } = picture
  const { x, y, width: w, height: h } = box ?? { x: 0, y: 0, width, height }
  const corners = [[y / height, x / width, (y + h) / height, (x + w) / width]]
  return tf.image.cropAndResize(pixels, tf.tensor2d(corners), [0], [side, side], 'bilinear')
}
