/** The blocks that reach beyond the stage: the camera, other languages. */
import { VIDEO_STATES } from '../program.ts'
import { type Arg, type BlockSpec, menu, number, type Shape, text } from './block-spec.ts'

const block = (
  category: 'video' | 'text',
  type: string,
  shape: Shape,
  ...args: Arg[]
): BlockSpec => ({ type, category, shape, args })

export const SENSE_BLOCKS: BlockSpec[] = [
  block('video', 'video_when', 'hat', number('LEVEL', 10)),
  block(
    'video',
    'video_on',
    'value',
    menu('WHAT', ['motion', 'direction']),
    menu('SUBJECT', ['sprite', 'stage']),
  ),
  block('video', 'video_switch', 'statement', menu('STATE', VIDEO_STATES)),
  block('video', 'video_transparency', 'statement', number('VALUE', 50)),
  block('text', 'translate_text', 'value', text('TEXT', 'Hello!'), menu('LANGUAGE', 'languages')),
  block('text', 'translate_language', 'value'),
]
