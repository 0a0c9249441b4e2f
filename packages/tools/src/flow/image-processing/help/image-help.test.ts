import { checkNodeHelp } from '../../../flow-kit/testing/check-node-help.ts'
import { IMAGE_NODES } from '../nodes/image-nodes.ts'
import { IMAGE_PICTURES } from '../pictures/image-pictures.ts'
import { IMAGE_DEMOS } from './image-demos.ts'
import { IMAGE_WORDS } from './image-words.ts'

checkNodeHelp({
  nodes: IMAGE_NODES,
  pictures: IMAGE_PICTURES,
  words: IMAGE_WORDS,
  demos: IMAGE_DEMOS,
  without: ['image.upload', 'image.camera', 'image.draw'],
})
