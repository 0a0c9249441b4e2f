import { FlowFailure } from '../../flow/flow-value.ts'
import { type AiIo, type AiOp, customView, listOut, type PlainTable } from '../ai-op.ts'
import { labelsOf } from '../learn/example.ts'
import { previewOf } from '../picture.ts'
import { readClip, writeClip } from '../sound/clip-code.ts'
import { freshSound, type SampleSound, sampleSounds } from '../sound/sample-sounds.ts'
import { soundPicture } from '../sound/sound-picture.ts'

/** Where sounds come from: a recording, the microphone as it runs, a set of recordings, our own. */

export interface SoundClass {
  label: string
  /** Recordings as text. */
  clips: string[]
}

/** On a wire a sound is a list of one recording. */
const soundOut = (clip: string) => listOut([clip])

export function soundIn(io: AiIo, port = 'sound'): Float32Array {
  const value = io.value(port)
  const clip: unknown = value.type === 'list' ? value.value[0] : null
  const samples = typeof clip === 'string' ? readClip(clip) : null
  if (!samples) throw new FlowFailure('not-a-sound')
  return samples
}

function soundView(samples: Float32Array) {
  return customView('sound', { picture: previewOf(soundPicture(samples, 160, 64)) })
}

const clip: AiOp = ({ params }) => {
  const recorded = params.clip as string
  if (recorded === '') throw new FlowFailure('no-sound')
  const samples = readClip(recorded)
  if (!samples) throw new FlowFailure('not-a-sound')
  return { outputs: { sound: soundOut(recorded) }, preview: soundView(samples) }
}

const hear: AiOp = (io) => {
  const value = io.value('live')
  const samples = soundIn(io, 'live')
  return {
    outputs: { sound: value.type === 'list' ? listOut(value.value) : listOut([]) },
    preview: soundView(samples),
  }
}

const sample: AiOp = ({ text }) => {
  const samples = freshSound(text('noise') as SampleSound)
  return { outputs: { sound: soundOut(writeClip(samples)) }, preview: soundView(samples) }
}

const SHOWN = 5

export function soundTable(labels: readonly string[], sounds: readonly Float32Array[]): PlainTable {
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

const set: AiOp = ({ params }) => {
  const all = (params.soundClasses as SoundClass[]).flatMap(({ label, clips }) =>
    clips.map((recorded) => ({ label, samples: readClip(recorded) })),
  )
  if (all.length === 0) throw new FlowFailure('no-examples')
  if (all.some(({ samples }) => !samples)) throw new FlowFailure('not-a-sound')
  return setResult(
    all.map(({ label }) => label),
    all.map(({ samples }) => samples!),
  )
}

const samples: AiOp = () => {
  const { labels, sounds } = sampleSounds()
  return setResult(labels, sounds)
}

export const soundOps: Record<string, AiOp> = {
  'ai.clip': clip,
  'ai.hear': hear,
  'ai.sample-sound': sample,
  'ai.sounds': set,
  'ai.sample-sounds': samples,
}
