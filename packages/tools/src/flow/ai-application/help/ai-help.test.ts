import { checkNodeHelp } from '../../../flow-kit/testing/check-node-help.ts'
import en from '../messages/en.ts'
import { AI_NODES } from '../nodes/ai-nodes.ts'
import { AI_PICTURES } from '../pictures/ai-pictures.ts'
import { aiDemos } from './ai-demos.ts'
import { AI_WORDS } from './ai-words.ts'

const texts: Record<string, string> = en

checkNodeHelp({
  nodes: AI_NODES,
  pictures: AI_PICTURES,
  words: AI_WORDS,
  demos: aiDemos((key) => texts[key] ?? key),
  without: [
    'ai.camera',
    'ai.picture',
    'ai.pictures',
    'ai.microphone',
    'ai.hear',
    'ai.clip',
    'ai.sounds',
    'ai.listen',
    'ai.timer',
    'ai.load-model',
    'ai.speak',
    'ai.sound',
    'ai.board',
    'ai.server-detect',
    'ai.server-ocr',
    'ai.server-search',
    'ai.server-chat',
  ],
})
