import type { NodeTexts } from '../../../../../flow-kit/node-texts.ts'
import type { SERVER } from '../server.ts'

/** Texts of the nodes of the server's AI. */
export default {
  'node.ai.server-detect': 'Big AI: find things',
  'help.ai.server-detect':
    'The server looks for 80 kinds of things. It works on slow devices too. Press the button to run it.',
  'node.ai.server-ocr': 'Big AI: read a page',
  'help.ai.server-ocr': 'The server reads the text in a picture. Press the button to run it.',
  'node.ai.server-search': 'Big AI: same meaning',
  'help.ai.server-search':
    'Finds the text that means the same, even in other words. Best in English.',
  'node.ai.server-chat': 'Big AI: ask',
  'help.ai.server-chat':
    'Asks the language model of your school. It can be wrong: check what it says.',
  'port.answer': 'answer',
  'param.page': 'Language',
  'option.page.en': 'English',
  'option.page.th': 'Thai',
  'option.page.zh': 'Chinese',
  'option.page.ar': 'Arabic',
} satisfies NodeTexts<typeof SERVER>
