import type { ExampleStep } from '../../../flow-kit/example-flow.ts'
import type { NodeDemo, NodeDemos } from '../../../flow-kit/node-demo.ts'

/** For every node of the AI tool something small it can be seen at; what speaks, sounds or asks the server is not run. */

type Own = (key: string) => string

const picture = (sample: string): ExampleStep => ['ai.sample-picture', { sample }]
const IN = { image: 'n1.image' }

const sees = (sample: string, type: string, params: Record<string, unknown> = {}): NodeDemo => ({
  steps: [picture(sample), [`ai.${type}`, params, IN]],
  heavy: true,
})

const MANGOES: readonly ExampleStep[] = [
  ['ai.sample-set', { set: 'mangoes' }],
  ['ai.train-pictures', {}, { examples: 'n1.examples' }],
  picture('mango'),
]

const SOUNDS: readonly ExampleStep[] = [
  ['ai.sample-sounds'],
  ['ai.train-sounds', {}, { examples: 'n1.examples' }],
  ['ai.sample-sound', { noise: 'whistle' }],
]

const IRIS: readonly ExampleStep[] = [
  ['data.sample', { sample: 'iris' }],
  ['ai.train-rows', { target: 'species', method: 'knn' }, { table: 'n1.table' }],
]

const SUN = [
  [180, 90, 245, 120, 265, 180, 240, 240, 180, 270, 115, 240, 95, 180, 120, 115, 180, 90],
  [180, 70, 180, 20],
  [180, 290, 180, 340],
  [75, 180, 25, 180],
  [285, 180, 335, 180],
].map((points) => ({ colour: '#1c1a3d', width: 9, points }))

const TABLE = 'sepal_length,sepal_width,petal_length,petal_width\n5.9,3.0,4.4,1.4\n5.0,3.4,1.5,0.2'

const SENSES = (own: Own): NodeDemos => ({
  'ai.sample-picture': { steps: [picture('mango')] },
  'ai.sample-set': { steps: [['ai.sample-set', { set: 'leaves' }]] },
  'ai.draw': { steps: [['ai.draw', { drawing: SUN }]] },
  'ai.text': { steps: [['ai.text', { words: own('sample.mood') }]] },
  'ai.texts': { steps: [['ai.texts', { textClasses: letters(own) }]] },
  'data.sample': { steps: [['data.sample', { sample: 'iris' }]] },
  'data.paste': { steps: [['data.paste', { text: TABLE }]] },
  'ai.sample-sounds': { steps: [['ai.sample-sounds']] },
  'ai.sample-sound': { steps: [['ai.sample-sound', { noise: 'whistle' }]] },
  'ai.detect': sees('cat', 'detect'),
  'ai.pose': sees('astronaut', 'pose'),
  'ai.face': sees('astronaut', 'face'),
  'ai.hands': sees('hand', 'hands'),
  'ai.cut-out': sees('astronaut', 'cut-out'),
  'ai.doodle': {
    steps: [
      ['ai.draw', { drawing: SUN }],
      ['ai.doodle', {}, { drawing: 'n1.strokes' }],
    ],
  },
  'ai.ocr': sees(own('sample.sign'), 'ocr', { reads: own('sample.reads') }),
})

const letters = (own: Own) => [
  { label: own('texts.friendly'), texts: own('texts.friendlyList') },
  { label: own('texts.angry'), texts: own('texts.angryList') },
]

const READS = (own: Own): NodeDemos => {
  const text: ExampleStep = ['ai.text', { words: own('sample.mood') }]
  return {
    'ai.language': { steps: [text, ['ai.language', {}, { text: 'n1.text' }]] },
    'ai.sentiment': { steps: [text, ['ai.sentiment', {}, { text: 'n1.text' }]] },
    'ai.similar': {
      steps: [
        text,
        ['ai.text', { words: own('sample.letter') }],
        ['ai.similar', { how: 'words' }, { text: 'n1.text', other: 'n2.text' }],
      ],
    },
    'ai.search': {
      steps: [
        [
          'ai.texts',
          { textClasses: [{ label: own('texts.answers'), texts: own('texts.answersList') }] },
        ],
        ['ai.text', { words: own('sample.question') }],
        ['ai.search', { how: 'words' }, { text: 'n2.text', texts: 'n1.examples' }],
      ],
    },
    'ai.train-texts': {
      steps: [
        ['ai.texts', { textClasses: letters(own) }],
        ['ai.train-texts', {}, { examples: 'n1.examples' }],
      ],
    },
    'ai.classify-text': {
      steps: [
        ['ai.texts', { textClasses: letters(own) }],
        ['ai.train-texts', {}, { examples: 'n1.examples' }],
        ['ai.text', { words: own('sample.letter') }],
        ['ai.classify-text', {}, { model: 'n2.model', text: 'n3.text' }],
      ],
      before: ['n3'],
    },
  }
}

const LEARNS: NodeDemos = {
  'ai.train-pictures': { steps: MANGOES.slice(0, 2), heavy: true },
  'ai.classify-picture': {
    steps: [...MANGOES, ['ai.classify-picture', {}, { model: 'n2.model', image: 'n3.image' }]],
    before: ['n3'],
    heavy: true,
  },
  'ai.why-picture': {
    steps: [...MANGOES, ['ai.why-picture', {}, { model: 'n2.model', image: 'n3.image' }]],
    before: ['n3'],
    heavy: true,
  },
  'ai.train-sounds': { steps: SOUNDS.slice(0, 2), heavy: true },
  'ai.classify-sound': {
    steps: [...SOUNDS, ['ai.classify-sound', {}, { model: 'n2.model', sound: 'n3.sound' }]],
    before: ['n3'],
    heavy: true,
  },
  'ai.train-rows': { steps: IRIS },
  'ai.classify-rows': {
    steps: [
      ...IRIS,
      ['data.paste', { text: TABLE }],
      ['ai.classify-rows', {}, { model: 'n2.model', table: 'n3.table' }],
    ],
    before: ['n3'],
  },
  'ai.card': { steps: [...IRIS, ['ai.card', {}, { model: 'n2.model' }]], before: ['n2'] },
}

/** What thinks and acts is shown with words; a text is turned into yes or no first. */
const THINKS = (own: Own): NodeDemos => {
  const text: ExampleStep = ['ai.text', { words: '42' }]
  const yes: ExampleStep = ['ai.if', { compare: 'more', wanted: '40' }, { value: 'n1.text' }]
  return {
    'ai.if': { steps: [text, yes] },
    'ai.both': {
      steps: [text, yes, ['ai.both', { join: 'not' }, { first: 'n2.yes' }]],
    },
    'ai.choose': {
      steps: [text, yes, ['ai.choose', { ifYes: '😊', otherwise: '🙁' }, { yes: 'n2.yes' }]],
    },
    'ai.count': { steps: [text, yes, ['ai.count', {}, { yes: 'n2.yes' }]] },
    'ai.smooth': { steps: [text, ['ai.smooth', { last: 5 }, { value: 'n1.text' }]] },
    'ai.steady': { steps: [text, yes, ['ai.steady', {}, { yes: 'n2.yes' }]] },
    'ai.template': {
      steps: [text, ['ai.template', { pattern: own('say.see') }, { a: 'n1.text' }]],
    },
    'ai.show': {
      steps: [
        ['ai.text', { words: own('sample.mood') }],
        ['ai.show', {}, { value: 'n1.text' }],
      ],
    },
    'ai.log': { steps: [text, ['ai.log', { keep: 'changes' }, { a: 'n1.text' }]] },
  }
}

export const aiDemos = (own: Own): NodeDemos => ({
  ...SENSES(own),
  ...READS(own),
  ...LEARNS,
  ...THINKS(own),
})
