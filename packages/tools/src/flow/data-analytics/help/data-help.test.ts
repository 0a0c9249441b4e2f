import { checkNodeHelp } from '../../../flow-kit/testing/check-node-help.ts'
import { DATA_NODES } from '../nodes/data-nodes.ts'
import { DATA_PICTURES } from '../pictures/data-pictures.ts'
import { DATA_DEMOS } from './data-demos.ts'
import { DATA_WORDS } from './data-words.ts'

checkNodeHelp({
  nodes: DATA_NODES,
  pictures: DATA_PICTURES,
  words: DATA_WORDS,
  demos: DATA_DEMOS,
  without: ['data.file', 'data.board', 'data.microphone', 'data.timer', 'data.attendance'],
})
