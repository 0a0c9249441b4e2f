/** The bare library calls that the AI nodes are held against: each picture goes in as the library prepares it. */
import type { Tensor, Tensor4D } from '@tensorflow/tfjs-core'
import type { Box, Picture } from '../../packages/engines/src/ai/picture.ts'
import { squareAround, squareOn } from '../../packages/engines/src/ai/picture.ts'
import { pixelsOf, type TensorSource, type Tf } from '../../packages/engines/src/ai/tensors.ts'

/** A part of the picture, resized by the library. */
function cropOf(tf: Tf, picture: Picture, side: number, box?: Box): Tensor4D {
  const pixels = tf.expandDims(tf.cast(pixelsOf(tf, picture), 'float32'), 0) as Tensor4D
  const { width, height } = picture
  const { x, y, width: w, height: h } = box ?? { x: 0, y: 0, width, height }
  const corners = [[y / height, x / width, (y + h) / height, (x + w) / width]]
  return tf.image.cropAndResize(pixels, tf.tensor2d(corners), [0], [side, side], 'bilinear')
}

export type Bare = (source: TensorSource, picture: Picture) => Promise<unknown>

/** Model in, numbers out, nothing else: no boxes chosen, nothing drawn. */
export const BARE: Record<string, Bare> = {
  'ai.detect': async ({ tf, model }, picture) => {
    const input = tf.tidy(() => tf.expandDims(pixelsOf(tf, picture), 0))
    const raw = (await (await model('detect')).executeAsync(input)) as Tensor[]
    await Promise.all(raw.map((tensor) => tensor.data()))
    tf.dispose([input, ...raw])
  },
  'ai.pose': async ({ tf, model }, picture) => {
    const network = await model('pose')
    const points = tf.tidy(
      () =>
        network.execute(
          tf.cast(cropOf(tf, picture, 192, squareAround(picture)), 'int32'),
        ) as Tensor,
    )
    await points.data()
    points.dispose()
  },
  'ai.cut-out': async ({ tf, model }, picture) => {
    const network = await model('cut-out')
    const mask = tf.tidy(() => network.execute(tf.div(cropOf(tf, picture, 256), 255)) as Tensor)
    await mask.data()
    mask.dispose()
  },
  'ai.face': async ({ tf, model }, picture) => {
    const [finder, mesh, feeling] = [
      await model('face-finder'),
      await model('face-mesh'),
      await model('expression'),
    ]
    const face = { x: 76, y: 32, width: 46, height: 46 }
    const run = async (make: () => Tensor | Tensor[]) => {
      const out = tf.tidy(make)
      await Promise.all([out].flat().map((tensor) => tensor.data()))
      tf.dispose(out)
    }
    await run(() =>
      finder.execute(tf.sub(tf.div(cropOf(tf, picture, 256, squareAround(picture)), 127.5), 0.5)),
    )
    await run(() => mesh.execute(tf.div(cropOf(tf, picture, 192, squareOn(face, 1.6)), 255)))
    await run(() => feeling.execute(tf.mean(tf.div(cropOf(tf, picture, 64, face), 255), 3, true)))
  },
  'ai.hands': async ({ tf, model }, picture) => {
    const finder = await model('hand-finder')
    const input = tf.tidy(() => tf.cast(cropOf(tf, picture, 320, squareAround(picture)), 'int32'))
    const raw = (await finder.executeAsync(input, [
      'StatefulPartitionedCall/Postprocessor/Slice',
      'StatefulPartitionedCall/Postprocessor/ExpandDims_1',
    ])) as Tensor[]
    await Promise.all(raw.map((tensor) => tensor.data()))
    tf.dispose([input, ...raw])
  },
}
