import type { NodeTexts } from '../../../../../flow-kit/node-texts.ts'
import type { ACT } from '../act.ts'

/** Texts of the nodes that do something. */
export default {
  'node.ai.show': 'Show',
  'help.ai.show': 'Words or a picture in large.',
  'node.ai.speak': 'Speak',
  'help.ai.speak': 'Says a text aloud when it changes.',
  'node.ai.sound': 'Play a sound',
  'help.ai.sound': 'Plays when no turns into yes.',
  'node.ai.board': 'Send to a board',
  'help.ai.board':
    'Sends a line to a board on the USB cable whenever it changes. Your program on the board reads it with input().',
  'node.ai.log': 'Write a table',
  'help.ai.log': 'Keeps what happened and when. Download it from the details.',
  'port.when': 'when',
  'port.said': 'said',
  'param.aloud': 'Aloud',
  'param.tone': 'Sound',
  'param.keep': 'Keep',
  'param.most': 'At most rows',
  'option.tone.beep': 'beep',
  'option.tone.up': 'going up',
  'option.tone.down': 'going down',
  'option.tone.drum': 'drum',
  'option.keep.changes': 'only changes',
  'option.keep.all': 'everything',
} satisfies NodeTexts<typeof ACT>
