/** The blocks that reach beyond the stage: the camera, other languages. */
import { type Arg, type BlockSpec, menu, number, type Shape, text } from './block-spec.ts'

const sensing = (type: string, shape: Shape, ...args: Arg[]): BlockSpec => ({
  type,
  category: 'sensing',
  shape,
  args,
})

export const SENSE_BLOCKS: BlockSpec[] = [
  { ...sensing('video_when', 'hat', number('LEVEL', 10)), category: 'events' },
  sensing(
    'video_on',
    'value',
    menu('WHAT', ['motion', 'direction']),
    menu('SUBJECT', ['sprite', 'stage']),
  ),
  sensing('video_switch', 'statement', menu('STATE', ['on', 'off', 'on-flipped'])),
  sensing('video_transparency', 'statement', number('VALUE', 50)),
  {
    ...sensing('translate_text', 'value', text('TEXT', 'Hello!'), menu('LANGUAGE', 'languages')),
    category: 'text',
  },
  { ...sensing('translate_language', 'value'), category: 'text' },
]
