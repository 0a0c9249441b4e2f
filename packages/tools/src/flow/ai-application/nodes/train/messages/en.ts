import type { NodeTexts } from '../../../../../flow-kit/node-texts.ts'
import type { MODEL_FILES } from '../files.ts'
import type { TRAIN_PICTURES } from '../pictures.ts'
import type { TRAIN_ROWS } from '../rows.ts'
import type { TRAIN_SOUNDS } from '../sounds.ts'
import type { TRAIN_TEXTS } from '../texts.ts'

/** Texts of the nodes that teach and ask a machine. */
export default {
  'node.ai.train-pictures': 'Teach with pictures',
  'help.ai.train-pictures':
    'Learns your classes. Some examples are set aside for a test the machine has never seen: only that shows how good it is.',
  'node.ai.classify-picture': 'Ask about a picture',
  'help.ai.classify-picture':
    'Says which of your classes the picture belongs to, and how sure it is.',
  'node.ai.why-picture': 'Ask why',
  'help.ai.why-picture':
    'Covers the picture bit by bit. Where the answer suffers most glows warm: that is what mattered.',
  'node.ai.train-texts': 'Teach with texts',
  'help.ai.train-texts': 'Learns your classes from texts, in any language.',
  'node.ai.classify-text': 'Ask about a text',
  'help.ai.classify-text': 'Says which class a text belongs to, and which words spoke for it.',
  'node.ai.train-rows': 'Teach with a table',
  'help.ai.train-rows': 'Learns to tell one column from the numbers in the others.',
  'node.ai.classify-rows': 'Ask about rows',
  'help.ai.classify-rows': 'Adds what the model says to every row.',
  'node.ai.card': 'Model card',
  'help.ai.card':
    'What everybody should know about your model. Here you can also save it as a file.',
  'node.ai.load-model': 'Model from a file',
  'help.ai.load-model': 'A model that you or a friend saved.',
  'port.model': 'model',
  'port.accuracy': 'right in the test (%)',
  'port.labels': 'classes',
  'param.modelFile': 'Model file',
  'param.looks': 'Look at',
  'param.method': 'Way of learning',
  'param.k': 'Neighbours to ask',
  'param.epochs': 'Rounds',
  'param.rate': 'Size of a step',
  'param.testShare': 'Kept for the test (%)',
  'param.seed': 'Shuffle number',
  'param.least': 'Say “?” below (%)',
  'param.cells': 'Squares a side',
  'param.target': 'Column to tell',
  'param.features': 'Learn from (empty: all numbers)',
  'option.looks.pictures': 'the whole picture',
  'option.looks.bodies': 'the pose of the body',
  'option.method.dense': 'a layer of neurons',
  'option.method.knn': 'ask the nearest examples',
  'node.ai.train-sounds': 'Teach with sounds',
  'help.ai.train-sounds':
    'Learns to tell your sounds apart by their colour and how they rise and fall. How loud they are does not matter.',
  'node.ai.classify-sound': 'Ask about a sound',
  'help.ai.classify-sound':
    'Says which of your classes a sound belongs to. It says nothing when it is quiet.',
} satisfies NodeTexts<
  | typeof MODEL_FILES
  | typeof TRAIN_PICTURES
  | typeof TRAIN_ROWS
  | typeof TRAIN_SOUNDS
  | typeof TRAIN_TEXTS
>
