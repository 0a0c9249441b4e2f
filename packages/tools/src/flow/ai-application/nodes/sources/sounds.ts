import { customView, listOut, type PlainTable } from '@panya/engines/ai/ai-op.ts'
import { labelsOf } from '@panya/engines/ai/learn/example.ts'
import { previewOf } from '@panya/engines/ai/picture.ts'
import { readClip, writeClip } from '@panya/engines/ai/sound/clip-code.ts'
import {
  freshSound,
  SAMPLE_SOUNDS,
  type SampleSound,
  sampleSounds,
} from '@panya/engines/ai/sound/sample-sounds.ts'
import { soundPicture } from '@panya/engines/ai/sound/sound-picture.ts'
import { soundIn } from '@panya/engines/ai/trained/ask-model.ts'
import { py } from '@panya/engines/code/python-code.ts'
import { FlowFailure, NotReady } from '@panya/engines/flow/flow-value.ts'
import { choice, customParam } from '../../../../flow-kit/param-forms.ts'
import { NUMPY } from '../../../../flow-kit/python-pictures.ts'
import { aiNode, port, tablePort } from '../define.ts'
import { aiRun } from '../run-on.ts'
import { isList, isText } from './checks.ts'

/** Where sounds come from: the microphone as it runs, a recording, a set of recordings, our own. */

const RECORD_HELPER = py`def record(seconds, rate=16000):
    """Some seconds of sound from the microphone."""
    return sd.rec(int(seconds * rate), samplerate=rate, channels=1, blocking=True)[:, 0]`

const READ_SOUND_HELPER = py`def read_sound(path):
    """A sound from a WAV file: 16000 numbers from -1 to 1 for every second."""
    with wave.open(path) as file:
        return np.frombuffer(file.readframes(file.getnframes()), np.int16) / 32767`

const SOUND_IMPORTS = [NUMPY, py`import wave`]

/** On a wire a sound is a list of one recording. */
const soundOut = (clip: string) => listOut([clip])

function soundView(samples: Float32Array) {
  return customView('sound', { picture: previewOf(soundPicture(samples, 160, 64)) })
}

const hear = aiNode('hear', 'source', {
  engine: 'ai',
  outputs: [port('sound', 'list')],
  live: 'microphone',
  python: {
    variable: 'heard',
    imports: [py`import sounddevice as sd`],
    helpers: [RECORD_HELPER],
    code: (c) => py`${c.output('sound')} = record(1)`,
  },
})

const runHear = aiRun(hear, (io) => {
  const value = io.value('live')
  const samples = soundIn(io, 'live')
  return {
    outputs: { sound: value.type === 'list' ? listOut(value.value) : listOut([]) },
    preview: soundView(samples),
  }
})

const clip = aiNode('clip', 'source', {
  engine: 'ai',
  outputs: [port('sound', 'list')],
  params: [customParam('clip', 'soundClip', '', isText)],
  python: {
    variable: 'clip',
    imports: SOUND_IMPORTS,
    helpers: [READ_SOUND_HELPER],
    reads: () => 'clip.wav',
    files: async ({ clip: recorded }, name) => {
      const { wavText } = await import('./set-files.ts')
      const samples = readClip(String(recorded))
      return samples ? [{ name, base64: wavText(samples) }] : []
    },
    code: (c) => py`${c.output('sound')} = read_sound(${c.file})`,
  },
})

const runClip = aiRun(clip, ({ params }) => {
  const recorded = params.clip
  if (recorded === '') throw new NotReady('no-sound')
  const samples = readClip(recorded)
  if (!samples) throw new FlowFailure('not-a-sound')
  return { outputs: { sound: soundOut(recorded) }, preview: soundView(samples) }
})

interface SoundClass {
  label: string
  /** Recordings as text. */
  clips: string[]
}

function isSoundClass(value: unknown): boolean {
  const { label, clips } = Object(value) as Partial<SoundClass>
  return isText(label) && label !== '' && isList(clips, isText)
}

const SET_HELPER = py`def sounds_in(path):
    """Pairs of class and sound, as the table lists them."""
    with open(path, encoding="utf-8-sig", newline="") as table:
        return [(row["label"], read_sound(row["file"])) for row in csv.DictReader(table)]`

const SET_IMPORTS = [...SOUND_IMPORTS, py`import csv`]

const SHOWN = 5

function soundTable(labels: readonly string[], sounds: readonly Float32Array[]): PlainTable {
  return {
    columns: [
      { name: 'label', type: 'text' },
      { name: 'sound', type: 'number' },
    ],
    data: [labels, labels.map((_, at) => at + 1)],
    sounds,
  }
}

function setResult(labels: readonly string[], sounds: readonly Float32Array[]) {
  return {
    outputs: { examples: soundTable(labels, sounds) },
    preview: customView('set', {
      sounds: true,
      classes: labelsOf(labels.map((label) => ({ label }))).map((label) => {
        const own = sounds.filter((_, at) => labels[at] === label)
        return {
          label,
          count: own.length,
          thumbs: own.slice(0, SHOWN).map((samples) => soundPicture(samples, 48, 48)),
        }
      }),
    }),
  }
}

const soundSet = aiNode('sounds', 'source', {
  engine: 'ai',
  outputs: [tablePort('examples')],
  params: [
    customParam('soundClasses', 'soundClasses', [], (value): value is SoundClass[] =>
      isList(value, isSoundClass),
    ),
  ],
  python: {
    variable: 'examples',
    imports: SET_IMPORTS,
    helpers: [READ_SOUND_HELPER, SET_HELPER],
    reads: () => 'sounds.csv',
    files: async ({ soundClasses }, name) => {
      const { setFiles, wavText } = await import('./set-files.ts')
      const all = (soundClasses as SoundClass[]).flatMap(({ label, clips }) =>
        clips.map((recorded) => ({ label, samples: readClip(recorded) })),
      )
      const known = all.flatMap(({ label, samples }) =>
        samples ? [{ label, bytes: wavText(samples) }] : [],
      )
      return setFiles(name, 'wav', known)
    },
    code: (c) => py`${c.output('examples')} = sounds_in(${c.file})`,
  },
})

const runSounds = aiRun(soundSet, ({ params }) => {
  const all = params.soundClasses.flatMap(({ label, clips }) =>
    clips.map((recorded) => ({ label, samples: readClip(recorded) })),
  )
  if (all.length === 0) throw new NotReady('no-examples')
  if (all.some(({ samples }) => !samples)) throw new FlowFailure('not-a-sound')
  return setResult(
    all.map(({ label }) => label),
    all.map(({ samples }) => samples!),
  )
})

const sampleSoundsNode = aiNode('sample-sounds', 'source', {
  engine: 'ai',
  outputs: [tablePort('examples')],
  python: {
    variable: 'examples',
    imports: SET_IMPORTS,
    helpers: [READ_SOUND_HELPER, SET_HELPER],
    reads: () => 'sample-sounds.csv',
    files: async (_, name) => {
      const [{ setFiles, wavText }, samples] = await Promise.all([
        import('./set-files.ts'),
        import('@panya/engines/ai/sound/sample-sounds.ts'),
      ])
      const { labels, sounds } = samples.sampleSounds()
      return setFiles(
        name,
        'wav',
        sounds.map((sound, at) => ({ label: labels[at]!, bytes: wavText(sound) })),
      )
    },
    code: (c) => py`${c.output('examples')} = sounds_in(${c.file})`,
  },
})

const runSampleSounds = aiRun(sampleSoundsNode, () => {
  const { labels, sounds } = sampleSounds()
  return setResult(labels, sounds)
})

const sampleSound = aiNode('sample-sound', 'source', {
  engine: 'ai',
  outputs: [port('sound', 'list')],
  params: [choice('noise', SAMPLE_SOUNDS)],
  python: {
    variable: 'sound',
    imports: SOUND_IMPORTS,
    helpers: [READ_SOUND_HELPER],
    reads: (params) => `${String(params.noise)}.wav`,
    files: async ({ noise }, name) => {
      const [{ wavText }, samples] = await Promise.all([
        import('./set-files.ts'),
        import('@panya/engines/ai/sound/sample-sounds.ts'),
      ])
      return [{ name, base64: wavText(samples.freshSound(noise as SampleSound)) }]
    },
    code: (c) => py`${c.output('sound')} = read_sound(${c.file})`,
  },
})

const runSampleSound = aiRun(sampleSound, ({ text }) => {
  const samples = freshSound(text('noise') as SampleSound)
  return { outputs: { sound: soundOut(writeClip(samples)) }, preview: soundView(samples) }
})

export const SOUND_SOURCES = [hear, clip, soundSet, sampleSoundsNode, sampleSound]

export const SOUND_SOURCES_RUNS = [runHear, runClip, runSounds, runSampleSounds, runSampleSound]
