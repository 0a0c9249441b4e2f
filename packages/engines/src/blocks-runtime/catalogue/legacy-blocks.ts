/** Blocks of old Scratch projects: nobody is offered them, and where they are they do what they did. */
import { type Arg, type BlockSpec, body, menu, number, type Shape, variable } from './block-spec.ts'

const legacy = (
  category: BlockSpec['category'],
  type: string,
  shape: Shape,
  ...args: Arg[]
): BlockSpec => ({ type, category, shape, args, hidden: true })

export const LEGACY_BLOCKS: BlockSpec[] = [
  legacy('control', 'legacy_counter', 'value'),
  legacy('control', 'legacy_counter_up', 'statement'),
  legacy('control', 'legacy_counter_clear', 'statement'),
  legacy('control', 'legacy_at_once', 'statement', body('DO')),
  legacy('control', 'legacy_for_each', 'statement', variable, number('VALUE', 10), body('DO')),
  legacy('events', 'legacy_touching_hat', 'hat', menu('TARGET', 'touchables')),
  legacy('sensing', 'legacy_loud', 'truth'),
  legacy('pen', 'legacy_pen_shade_set', 'statement', number('VALUE', 50)),
  legacy('pen', 'legacy_pen_shade_change', 'statement', number('BY', 10)),
  legacy('pen', 'legacy_pen_hue_set', 'statement', number('VALUE', 0)),
  legacy('pen', 'legacy_pen_hue_change', 'statement', number('BY', 10)),
  legacy('sound', 'legacy_drum', 'statement', number('DRUM', 1), number('BEATS', 0.25)),
  legacy('sound', 'legacy_instrument', 'statement', number('INSTRUMENT', 1)),
]
