/** The blocks that use a model somebody trained: what it recognises before the camera or the microphone. */
import { type Arg, type BlockSpec, choice, type Shape } from './block-spec.ts'

const model = (type: string, shape: Shape, ...args: Arg[]): BlockSpec => ({
  type,
  category: 'model',
  shape,
  args,
})

const label = choice('LABEL', 'modelLabels')

export const MODEL_BLOCKS: BlockSpec[] = [
  model('model_when', 'hat', label),
  model('model_label', 'value'),
  model('model_is', 'truth', label),
  model('model_confidence', 'value', label),
]
