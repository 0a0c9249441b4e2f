import { py } from '@panya/engines/code/python-code.ts'
import { numberValue, visionRun } from '@panya/engines/vision/vision-op.ts'
import { CV2, NUMPY } from '../../../../flow-kit/python-pictures.ts'
import { COLOUR_HELPER, pictureNode, port } from '../define.ts'
import { PAIR_HELPER, pair } from './two-pictures.ts'

/** How far two pictures are apart. */

const compare = pictureNode('compare', 'combine', {
  inputs: [port('image'), port('other')],
  outputs: [port('image'), port('error', 'number'), port('psnr', 'number'), port('same', 'number')],
  imports: [CV2, NUMPY],
  variable: 'difference',
  helpers: [COLOUR_HELPER, PAIR_HELPER],
  code: (c) =>
    py`${c.output('image')} = cv2.absdiff(*same_channels(${c.input('image')}, ${c.input('other')}))
${c.output('error')} = np.mean(${c.output('image')}.astype(float) ** 2)
${c.output('psnr')} = 100.0 if ${c.output('error')} == 0 else 10 * np.log10(255 ** 2 / ${c.output('error')})
${c.output('same')} = 100 * np.mean(${c.output('image')} == 0)`,
})

const runCompare = visionRun(compare, (io) => {
  const { cv, scope } = io
  const [a, b] = pair(io)
  const out = scope.mat()
  cv.absdiff(a, b, out)
  let squares = 0
  let differing = 0
  for (const value of out.data) {
    squares += value * value
    if (value > 0) differing++
  }
  const error = squares / out.data.length
  return {
    outputs: {
      image: out,
      error: numberValue(error),
      psnr: numberValue(error === 0 ? 100 : 10 * Math.log10(255 ** 2 / error)),
      same: numberValue(100 * (1 - differing / out.data.length)),
    },
  }
})

export const COMPARE = [compare]

export const COMPARE_RUNS = [runCompare]
