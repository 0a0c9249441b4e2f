import type { SoundClass } from '@panya/engines/ai/ops/sounds.ts'
import type { PictureClass, Stroke } from '@panya/engines/ai/ops/sources.ts'
import {
  FRESH_PICTURE_NAMES,
  SAMPLE_PICTURE_NAMES,
  SAMPLE_SET_NAMES,
} from '@panya/engines/ai/samples/sample-names.ts'
import { SAMPLE_SOUNDS } from '@panya/engines/ai/sound/sample-sounds.ts'
import { joined, py } from '@panya/engines/code/python-code.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import type { FlowFile } from '@panya/engines/flow/param-spec.ts'
import type { TextClass } from '@panya/engines/nlp/nlp-ops.ts'
import {
  aiNode,
  CV2,
  choice,
  decimal,
  image,
  number,
  port,
  READ_HELPER,
  table,
  text,
  whole,
  words,
  yes,
  yesNo,
} from './define.ts'

/** Where pictures, texts, sounds and tables come from. */

const isText = (value: unknown): value is string => typeof value === 'string'
const isList = (value: unknown, is: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(is)

function isStroke(value: unknown): boolean {
  const { colour, width, points } = Object(value) as Partial<Stroke>
  return (
    isText(colour) &&
    /^#[0-9a-f]{6}$/i.test(colour) &&
    typeof width === 'number' &&
    isList(points, (at) => typeof at === 'number')
  )
}

function isPictureClass(value: unknown): boolean {
  const { label, pictures } = Object(value) as Partial<PictureClass>
  return isText(label) && label !== '' && isList(pictures, isText)
}

function isTextClass(value: unknown): boolean {
  const { label, texts } = Object(value) as Partial<TextClass>
  return isText(label) && label !== '' && isText(texts)
}

function isSoundClass(value: unknown): boolean {
  const { label, clips } = Object(value) as Partial<SoundClass>
  return isText(label) && label !== '' && isList(clips, isText)
}

const RECORD_HELPER = py`def record(seconds, rate=16000):
    """Some seconds of sound from the microphone."""
    return sd.rec(int(seconds * rate), samplerate=rate, channels=1, blocking=True)[:, 0]`

const SOUND_FOLDER_HELPER = py`def sounds_in(folder):
    """Pairs of class and sound: one folder for each class."""
    return [(path.parent.name, librosa.load(path, sr=16000)[0]) for path in sorted(Path(folder).glob("*/*"))]`

const CAMERA_HELPER = py`def photo():
    """One picture from the camera."""
    camera = cv2.VideoCapture(0)
    _, picture = camera.read()
    camera.release()
    return cv2.cvtColor(picture, cv2.COLOR_BGR2RGB)`

const FOLDER_HELPER = py`def pictures_in(folder):
    """Pairs of class and picture: one folder for each class."""
    return [(path.parent.name, read(str(path))) for path in sorted(Path(folder).glob("*/*"))]`

const LOUDNESS_HELPER = py`def loudness(seconds=0.2, rate=16000):
    """How loud it is, from 0 to 100."""
    sound = sd.rec(int(seconds * rate), samplerate=rate, channels=1, blocking=True)
    return float(min(100, np.sqrt((sound ** 2).mean()) * 300))`

const LISTEN_HELPER = py`def listen():
    """What somebody says."""
    recogniser = sr.Recognizer()
    with sr.Microphone() as microphone:
        return recogniser.recognize_sphinx(recogniser.listen(microphone))`

export const SOURCES: NodeType[] = [
  aiNode('camera', 'source', {
    engine: 'ai',
    outputs: [image()],
    params: [yesNo('mirror', true)],
    live: 'camera',
    python: {
      variable: 'image',
      imports: [CV2],
      helpers: [CAMERA_HELPER],
      code: (c) =>
        py`${c.output('image')} = ${c.params.mirror ? py`cv2.flip(photo(), 1)` : py`photo()`}`,
    },
  }),
  aiNode('picture', 'source', {
    engine: 'ai',
    outputs: [image()],
    params: [{ kind: 'file', name: 'file', default: null, accept: 'image/*' }],
    python: {
      variable: 'image',
      imports: [CV2],
      helpers: [READ_HELPER],
      reads: ({ file }) => (file as FlowFile | null)?.name ?? 'picture.png',
      code: (c) =>
        py`${c.output('image')} = read(${c.literal((c.params.file as FlowFile | null)?.name ?? 'picture.png')})`,
    },
  }),
  aiNode('sample-picture', 'source', {
    engine: 'ai',
    outputs: [image()],
    params: [choice('sample', [...SAMPLE_PICTURE_NAMES, ...FRESH_PICTURE_NAMES])],
    python: {
      variable: 'image',
      imports: [CV2],
      helpers: [READ_HELPER],
      reads: ({ sample }) => `${String(sample)}.jpg`,
      code: (c) => py`${c.output('image')} = read(${c.literal(`${c.text('sample')}.jpg`)})`,
    },
  }),
  aiNode('draw', 'source', {
    engine: 'ai',
    outputs: [image(), port('strokes', 'list')],
    params: [
      {
        kind: 'custom',
        editor: 'drawing',
        name: 'drawing',
        default: [],
        check: (value) => isList(value, isStroke),
      },
    ],
    python: {
      variable: 'drawing',
      imports: [CV2],
      helpers: [READ_HELPER],
      reads: () => 'drawing.png',
      code: (c) =>
        py`${c.output('image')} = read("drawing.png")\n${c.output('strokes')} = ${c.literal((c.params.drawing as Stroke[]).map(({ points }) => points))}`,
    },
  }),
  aiNode('pictures', 'source', {
    engine: 'ai',
    outputs: [table('examples')],
    params: [
      {
        kind: 'custom',
        editor: 'pictureClasses',
        name: 'classes',
        default: [],
        check: (value) => isList(value, isPictureClass),
      },
    ],
    python: {
      variable: 'examples',
      imports: [CV2, py`from pathlib import Path`],
      helpers: [READ_HELPER, FOLDER_HELPER],
      code: (c) => py`${c.output('examples')} = pictures_in("pictures")`,
    },
  }),
  aiNode('sample-set', 'source', {
    engine: 'ai',
    outputs: [table('examples')],
    params: [choice('set', SAMPLE_SET_NAMES)],
    python: {
      variable: 'examples',
      imports: [CV2, py`from pathlib import Path`],
      helpers: [READ_HELPER, FOLDER_HELPER],
      code: (c) => py`${c.output('examples')} = pictures_in(${c.param('set')})`,
    },
  }),
  aiNode('text', 'source', {
    engine: 'words',
    outputs: [text()],
    params: [words('words', '', true)],
    python: {
      variable: 'text',
      code: (c) => py`${c.output('text')} = ${c.param('words')}`,
    },
  }),
  aiNode('texts', 'source', {
    engine: 'words',
    outputs: [table('examples')],
    params: [
      {
        kind: 'custom',
        editor: 'textClasses',
        name: 'textClasses',
        default: [],
        check: (value) => isList(value, isTextClass),
      },
    ],
    python: {
      variable: 'examples',
      code: (c) => {
        const rows = (c.params.textClasses as TextClass[]).flatMap(({ label, texts }) =>
          texts
            .split('\n')
            .filter((line) => line.trim())
            .map((line) => py`    (${c.literal(label)}, ${c.literal(line.trim())}),`),
        )
        return py`${c.output('examples')} = [\n${joined(rows, '\n')}\n]`
      },
    },
  }),
  {
    type: 'data.sample',
    category: 'source',
    inputs: [],
    outputs: [table()],
    params: [choice('sample', ['iris', 'market', 'students', 'provinces'], 'table')],
    engine: 'ai',
    python: {
      variable: 'table',
      imports: [py`import pandas as pd`],
      code: (c) => py`${c.output('table')} = pd.read_csv(${c.literal(`${c.text('sample')}.csv`)})`,
    },
  },
  {
    type: 'data.paste',
    category: 'source',
    inputs: [],
    outputs: [table()],
    params: [{ kind: 'text', name: 'text', default: '', multiline: true, code: true }],
    engine: 'ai',
    python: {
      variable: 'table',
      imports: [py`import io`, py`import pandas as pd`],
      code: (c) => py`${c.output('table')} = pd.read_csv(io.StringIO(${c.param('text')}))`,
    },
  },
  aiNode('microphone', 'source', {
    engine: 'page',
    outputs: [number('level'), yes('loud')],
    params: [whole('threshold', 40, 1, 100)],
    live: 'microphone',
    python: {
      variable: 'sound',
      imports: [py`import numpy as np`, py`import sounddevice as sd`],
      helpers: [LOUDNESS_HELPER],
      code: (c) =>
        py`${c.output('level')} = loudness()\n${c.output('loud')} = ${c.output('level')} >= ${c.param('threshold')}`,
    },
  }),
  aiNode('hear', 'source', {
    engine: 'ai',
    outputs: [port('sound', 'list')],
    live: 'microphone',
    python: {
      variable: 'heard',
      imports: [py`import sounddevice as sd`],
      helpers: [RECORD_HELPER],
      code: (c) => py`${c.output('sound')} = record(1)`,
    },
  }),
  aiNode('clip', 'source', {
    engine: 'ai',
    outputs: [port('sound', 'list')],
    params: [{ kind: 'custom', editor: 'soundClip', name: 'clip', default: '', check: isText }],
    python: {
      variable: 'clip',
      imports: [py`import sounddevice as sd`],
      helpers: [RECORD_HELPER],
      code: (c) => py`${c.output('sound')} = record(2)`,
    },
  }),
  aiNode('sounds', 'source', {
    engine: 'ai',
    outputs: [table('examples')],
    params: [
      {
        kind: 'custom',
        editor: 'soundClasses',
        name: 'soundClasses',
        default: [],
        check: (value) => isList(value, isSoundClass),
      },
    ],
    python: {
      variable: 'examples',
      imports: [py`import librosa`, py`from pathlib import Path`],
      helpers: [SOUND_FOLDER_HELPER],
      code: (c) => py`${c.output('examples')} = sounds_in("sounds")`,
    },
  }),
  aiNode('sample-sounds', 'source', {
    engine: 'ai',
    outputs: [table('examples')],
    python: {
      variable: 'examples',
      imports: [py`import librosa`, py`from pathlib import Path`],
      helpers: [SOUND_FOLDER_HELPER],
      code: (c) => py`${c.output('examples')} = sounds_in("sample-sounds")`,
    },
  }),
  aiNode('sample-sound', 'source', {
    engine: 'ai',
    outputs: [port('sound', 'list')],
    params: [choice('noise', SAMPLE_SOUNDS)],
    python: {
      variable: 'sound',
      imports: [py`import librosa`],
      code: (c) =>
        py`${c.output('sound')}, _ = librosa.load(${c.literal(`${c.text('noise')}.wav`)}, sr=16000)`,
    },
  }),
  aiNode('listen', 'source', {
    engine: 'page',
    outputs: [text()],
    params: [choice('speech', ['page', 'en-US', 'th-TH', 'zh-CN', 'ar-SA'])],
    live: 'microphone',
    python: {
      variable: 'said',
      imports: [py`import speech_recognition as sr`],
      helpers: [LISTEN_HELPER],
      code: (c) => py`${c.output('text')} = listen()`,
    },
  }),
  aiNode('timer', 'source', {
    engine: 'page',
    outputs: [number('ticks')],
    params: [decimal('seconds', 1, 0.2, 60, 0.2)],
    live: 'timer',
    python: {
      variable: 'ticks',
      imports: [py`import time`],
      code: (c) => py`time.sleep(${c.param('seconds')})\n${c.output('ticks')} = 1`,
    },
  }),
]
