import { type ExampleStep, exampleFlow } from '../../../flow-kit/example-flow.ts'
import type { FlowExample } from '../../../flow-kit/flow-tool.ts'

/** Flows to start from, from easy to rich; two of them show how a model becomes unfair. */

type Own = (key: string) => string

const sample = (name: string): ExampleStep => ['ai.sample-picture', { sample: name }]
const set = (name: string): ExampleStep => ['ai.sample-set', { set: name }]

function example(id: string, steps: ExampleStep[], dashboard: string[] = []): FlowExample {
  return { id, content: exampleFlow('', steps, dashboard) }
}

const SUN = [
  { colour: '#1c1a3d', width: 9, points: circle(180, 180, 62) },
  ...Array.from({ length: 8 }, (_, ray) => {
    const angle = (ray * Math.PI) / 4
    const at = (far: number) => [180 + far * Math.cos(angle), 180 + far * Math.sin(angle)]
    return { colour: '#1c1a3d', width: 9, points: [...at(88), ...at(138)].map(Math.round) }
  }),
]

function circle(x: number, y: number, radius: number): number[] {
  return Array.from({ length: 25 }, (_, at) => (at * Math.PI) / 12).flatMap((angle) => [
    Math.round(x + radius * Math.cos(angle)),
    Math.round(y + radius * Math.sin(angle)),
  ])
}

function seeing(own: Own): FlowExample[] {
  return [
    example(
      'detect',
      [
        sample('cat'),
        ['ai.detect', {}, { image: 'n1.image' }],
        ['ai.template', { pattern: own('say.see') }, { a: 'n2.label' }],
        ['ai.show', {}, { value: 'n3.text' }],
      ],
      ['n2', 'n4'],
    ),
    example(
      'count-things',
      [
        sample('coffee'),
        ['ai.detect', { sureness: 40 }, { image: 'n1.image' }],
        ['ai.if', { compare: 'more', wanted: '1' }, { value: 'n2.count' }],
        ['ai.choose', { ifYes: own('say.many'), otherwise: own('say.few') }, { yes: 'n3.yes' }],
        ['ai.show', {}, { value: 'n4.text' }],
      ],
      ['n2', 'n5'],
    ),
    example(
      'big-eye',
      [
        sample('coffee'),
        ['ai.detect', {}, { image: 'n1.image' }],
        ['ai.server-detect', {}, { image: 'n1.image' }],
      ],
      ['n1', 'n2', 'n3'],
    ),
    example(
      'watch',
      [
        ['ai.camera'],
        ['ai.detect', {}, { image: 'n1.image' }],
        ['ai.smooth', { last: 5 }, { value: 'n2.label' }],
        ['ai.log', {}, { a: 'n3.smooth' }],
      ],
      ['n1', 'n2', 'n4'],
    ),
    example(
      'face',
      [
        sample('astronaut'),
        ['ai.face', {}, { image: 'n1.image' }],
        ['ai.show', {}, { value: 'n2.expression' }],
      ],
      ['n2', 'n3'],
    ),
    example(
      'air-drum',
      [
        ['ai.camera'],
        ['ai.pose', { point: 'right-wrist' }, { image: 'n1.image' }],
        ['ai.if', { compare: 'less', wanted: '40' }, { value: 'n2.y' }],
        ['ai.sound', { tone: 'drum' }, { when: 'n3.yes' }],
      ],
      ['n1', 'n2', 'n4'],
    ),
    example(
      'fingers',
      [
        ['ai.camera'],
        ['ai.hands', {}, { image: 'n1.image' }],
        ['ai.smooth', { last: 4 }, { value: 'n2.gesture' }],
        ['ai.show', {}, { value: 'n3.smooth' }],
      ],
      ['n1', 'n2', 'n4'],
    ),
    example(
      'green-screen',
      [
        sample('astronaut'),
        sample('rocket'),
        ['ai.cut-out', {}, { image: 'n1.image', background: 'n2.image' }],
        ['ai.show', {}, { value: 'n3.image' }],
      ],
      ['n4'],
    ),
    example(
      'doodle',
      [
        ['ai.draw', { drawing: SUN }],
        ['ai.doodle', {}, { drawing: 'n1.strokes' }],
        ['ai.template', { pattern: own('say.drawn') }, { a: 'n2.label', b: 'n2.sureness' }],
        ['ai.speak', { aloud: false }, { text: 'n3.text' }],
      ],
      ['n1', 'n2', 'n4'],
    ),
  ]
}

function reading(own: Own): FlowExample[] {
  const friendly = { label: own('texts.friendly'), texts: own('texts.friendlyList') }
  const angry = { label: own('texts.angry'), texts: own('texts.angryList') }
  return [
    example(
      'sign',
      [
        sample(own('sample.sign')),
        ['ai.ocr', { reads: own('sample.reads') }, { image: 'n1.image' }],
        ['ai.language', {}, { text: 'n2.text' }],
        ['ai.speak', { aloud: false }, { text: 'n2.text' }],
      ],
      ['n1', 'n2', 'n4'],
    ),
    example(
      'mood',
      [
        ['ai.text', { words: own('sample.mood') }],
        ['ai.sentiment', {}, { text: 'n1.text' }],
        ['ai.if', { compare: 'is', wanted: 'glad' }, { value: 'n2.feeling' }],
        ['ai.choose', { ifYes: '😊', otherwise: '🙁' }, { yes: 'n3.yes' }],
        ['ai.show', {}, { value: 'n4.text' }],
      ],
      ['n1', 'n2', 'n5'],
    ),
    example(
      'helper',
      [
        [
          'ai.texts',
          { textClasses: [{ label: own('texts.answers'), texts: own('texts.answersList') }] },
        ],
        ['ai.text', { words: own('sample.question') }],
        ['ai.search', { how: own('sample.how') }, { text: 'n2.text', texts: 'n1.examples' }],
        ['ai.show', {}, { value: 'n3.best' }],
      ],
      ['n2', 'n4'],
    ),
    example(
      'letters',
      [
        ['ai.texts', { textClasses: [friendly, angry] }],
        ['ai.train-texts', {}, { examples: 'n1.examples' }],
        ['ai.text', { words: own('sample.letter') }],
        ['ai.classify-text', {}, { model: 'n2.model', text: 'n3.text' }],
        ['ai.card', {}, { model: 'n2.model' }],
      ],
      ['n3', 'n4', 'n5'],
    ),
  ]
}

/** A model taught with a set, asked about one picture and then asked why. */
function taught(id: string, name: string, picture: string): FlowExample {
  return example(
    id,
    [
      set(name),
      ['ai.train-pictures', {}, { examples: 'n1.examples' }],
      sample(picture),
      ['ai.classify-picture', {}, { model: 'n2.model', image: 'n3.image' }],
      ['ai.why-picture', {}, { model: 'n2.model', image: 'n3.image' }],
      ['ai.card', {}, { model: 'n2.model' }],
    ],
    ['n2', 'n4', 'n5'],
  )
}

function training(own: Own): FlowExample[] {
  const classes = ['class.first', 'class.second'].map((key) => ({ label: own(key), pictures: [] }))
  const sounds = ['class.clap', 'class.voice', 'class.room'].map((key) => ({
    label: own(key),
    clips: [],
  }))
  return [
    taught('mangoes', 'mangoes', 'mango'),
    taught('leaves', 'leaves', 'leaf'),
    example(
      'own-classes',
      [
        ['ai.pictures', { classes }],
        ['ai.train-pictures', {}, { examples: 'n1.examples' }],
        ['ai.camera'],
        ['ai.classify-picture', { least: 60 }, { model: 'n2.model', image: 'n3.image' }],
        ['ai.smooth', { last: 5 }, { value: 'n4.label' }],
        ['ai.show', {}, { value: 'n5.smooth' }],
      ],
      ['n3', 'n4', 'n6'],
    ),
    example(
      'own-poses',
      [
        ['ai.pictures', { classes }],
        [
          'ai.train-pictures',
          { looks: 'bodies', method: 'knn', k: 3 },
          { examples: 'n1.examples' },
        ],
        ['ai.camera'],
        ['ai.classify-picture', {}, { model: 'n2.model', image: 'n3.image' }],
        ['ai.speak', {}, { text: 'n4.label' }],
      ],
      ['n3', 'n4', 'n5'],
    ),
    example(
      'sounds',
      [
        ['ai.sample-sounds'],
        ['ai.train-sounds', {}, { examples: 'n1.examples' }],
        ['ai.sample-sound', { noise: 'whistle' }],
        ['ai.classify-sound', {}, { model: 'n2.model', sound: 'n3.sound' }],
        ['ai.card', {}, { model: 'n2.model' }],
      ],
      ['n3', 'n4', 'n5'],
    ),
    example(
      'own-sounds',
      [
        ['ai.sounds', { soundClasses: sounds }],
        ['ai.train-sounds', { method: 'knn', k: 3 }, { examples: 'n1.examples' }],
        ['ai.hear'],
        ['ai.classify-sound', { least: 60 }, { model: 'n2.model', sound: 'n3.sound' }],
        ['ai.smooth', { last: 3 }, { value: 'n4.label' }],
        ['ai.show', {}, { value: 'n5.smooth' }],
      ],
      ['n3', 'n4', 'n6'],
    ),
    example(
      'flowers',
      [
        ['data.sample', { sample: 'iris' }],
        ['ai.train-rows', { target: 'species' }, { table: 'n1.table' }],
        [
          'data.paste',
          { text: 'sepal_length,sepal_width,petal_length,petal_width\n5.9,3.0,4.4,1.4' },
        ],
        ['ai.classify-rows', {}, { model: 'n2.model', table: 'n3.table' }],
        ['ai.card', {}, { model: 'n2.model' }],
      ],
      ['n3', 'n4', 'n5'],
    ),
    taught('unfair', 'mangoes-unfair', 'mango-green'),
    taught('shortcut', 'mangoes-sky', 'trick'),
  ]
}

export function aiExamples(own: Own): FlowExample[] {
  return [...seeing(own), ...reading(own), ...training(own)]
}
