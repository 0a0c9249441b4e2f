import type { NodeTexts } from '../../../../../flow-kit/node-texts.ts'
import type { LISTEN } from '../listen.ts'
import type { MICROPHONE } from '../microphone.ts'
import type { PICTURE_SOURCES } from '../pictures.ts'
import type { SOUND_SOURCES } from '../sounds.ts'
import type { TABLE_SOURCES } from '../tables.ts'
import type { TEXT_SOURCES } from '../texts.ts'

/** Texts of the nodes pictures, texts, sounds and tables come from. */
export default {
  'node.ai.camera': 'Camera',
  'help.ai.camera': 'Live pictures from the camera. They stay on this device.',
  'node.ai.picture': 'My picture',
  'help.ai.picture': 'A picture from your device.',
  'node.ai.sample-picture': 'Sample picture',
  'help.ai.sample-picture': 'A picture of ours to try things with.',
  'node.ai.draw': 'Drawing',
  'help.ai.draw': 'A sheet to draw on. It gives the picture and the strokes of the pen.',
  'node.ai.pictures': 'My picture set',
  'help.ai.pictures':
    'Pictures sorted into classes, to teach a machine with. Take about 20 for each class: from near and far, in different light.',
  'node.ai.sample-set': 'Sample picture set',
  'help.ai.sample-set':
    'Pictures we drew, already sorted into classes. Two of the sets are unfair on purpose.',
  'node.ai.text': 'Text',
  'help.ai.text': 'A text you write.',
  'node.ai.texts': 'My text set',
  'help.ai.texts': 'Texts sorted into classes, one on each line.',
  'node.data.sample': 'Sample table',
  'help.data.sample': 'A table of ours to try things with.',
  'node.data.paste': 'My table',
  'help.data.paste': 'Type or paste a table; the first line holds the names.',
  'node.ai.microphone': 'Microphone',
  'help.ai.microphone': 'How loud it is, from 0 to 100. Nothing is recorded.',
  'node.ai.listen': 'Listen',
  'help.ai.listen': 'Turns what you say into text, if your browser can do that.',
  'node.ai.timer': 'Timer',
  'help.ai.timer': 'Counts on, again and again.',
  'port.strokes': 'strokes',
  'port.level': 'loudness',
  'port.loud': 'loud?',
  'port.ticks': 'count',
  'param.mirror': 'Like a mirror',
  'param.file': 'File',
  'param.sample': 'Which one',
  'param.drawing': 'Draw here',
  'param.classes': 'Classes',
  'param.textClasses': 'Classes',
  'param.set': 'Set',
  'param.words': 'Text',
  'param.text': 'Table',
  'param.threshold': 'Loud from',
  'param.seconds': 'Seconds',
  'option.sample.cat': 'Cat',
  'option.sample.coffee': 'Coffee',
  'option.sample.astronaut': 'Astronaut',
  'option.sample.rocket': 'Rocket',
  'option.sample.sign-en': 'Sign in English',
  'option.sample.sign-th': 'Sign in Thai',
  'option.sample.sign-zh': 'Sign in Chinese',
  'option.sample.sign-ar': 'Sign in Arabic',
  'option.sample.hand': 'A hand',
  'option.sample.mango': 'A ripe mango',
  'option.sample.mango-green': 'A green mango',
  'option.sample.leaf': 'A sick leaf',
  'option.sample.smiley': 'A happy face',
  'option.sample.trick': 'A green mango before the sky',
  'option.set.mangoes': 'Mangoes: ripe or green',
  'option.set.faces': 'Faces: happy or sad',
  'option.set.leaves': 'Leaves: healthy or sick',
  'option.set.mangoes-unfair': 'Mangoes, unfair: hardly any green',
  'option.set.mangoes-sky': 'Mangoes, unfair: all ripe ones before the sky',
  'option.table.iris': 'Iris flowers (Fisher 1936)',
  'option.table.market': 'Market sales (made up)',
  'option.table.students': 'A class with gaps (made up)',
  'option.table.provinces': 'Provinces of Thailand',
  'node.ai.hear': 'Hear',
  'help.ai.hear': 'The last second from the microphone, again and again, to ask a model about.',
  'node.ai.clip': 'My recording',
  'help.ai.clip': 'Two seconds from the microphone, or a sound file.',
  'node.ai.sounds': 'My sound set',
  'help.ai.sounds':
    'Recordings sorted into classes. Make about 10 for each, and one class for the quiet room.',
  'node.ai.sample-sounds': 'Sample sound set',
  'help.ai.sample-sounds': 'Bells, drums, whistles and claps that we made, already sorted.',
  'node.ai.sample-sound': 'Sample sound',
  'help.ai.sample-sound': 'A sound of ours that no model has learned from.',
  'param.clip': 'Recording',
  'param.soundClasses': 'Classes',
  'param.noise': 'Which one',
  'option.noise.bell': 'A bell',
  'option.noise.drum': 'A drum',
  'option.noise.whistle': 'A whistle',
  'option.noise.clap': 'A clap',
} satisfies NodeTexts<
  | typeof LISTEN
  | typeof MICROPHONE
  | typeof PICTURE_SOURCES
  | typeof SOUND_SOURCES
  | typeof TABLE_SOURCES
  | typeof TEXT_SOURCES
>
