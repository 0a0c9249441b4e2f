import type { NodeTexts } from '../../../../../flow-kit/node-texts.ts'
import type { OCR } from '../ocr.ts'
import type { WORDS } from '../words.ts'

/** Texts of the nodes that read. */
export default {
  'node.ai.ocr': 'Read text in a picture',
  'help.ai.ocr': 'Reads printed text in four languages.',
  'node.ai.language': 'Which language?',
  'help.ai.language': 'Guesses the language of a text. Longer texts are easier.',
  'node.ai.sentiment': 'Glad or unhappy?',
  'help.ai.sentiment':
    'Counts words that people rated as glad or unhappy. It does not understand jokes.',
  'node.ai.similar': 'How alike?',
  'help.ai.similar': 'Compares two texts, from 0 to 100: by their words, or by what they mean.',
  'node.ai.search': 'Find the best text',
  'help.ai.search':
    'Looks through a text set for the text that is most alike: by its words, or by what it means.',
  'port.other': 'other text',
  'port.language': 'language',
  'port.feeling': 'feeling',
  'param.how': 'How to compare',
  'option.how.words': 'by their words, in any language',
  'option.how.meaning': 'by their meaning, in English',
  'param.reads': 'Language',
  'option.reads.eng': 'English',
  'option.reads.tha': 'Thai',
  'option.reads.chi_sim': 'Chinese',
  'option.reads.ara': 'Arabic',
} satisfies NodeTexts<typeof OCR | typeof WORDS>
