/** The blocks one can hear: sounds, notes, drums, and speech. */
import { type Arg, type BlockSpec, choice, menu, number, type Shape, text } from './block-spec.ts'

const sound = (type: string, shape: Shape, ...args: Arg[]): BlockSpec => ({
  type,
  category: 'sound',
  shape,
  args,
})

const numbered = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(index + 1))

export const SOUND_EFFECTS = ['pitch', 'pan'] as const
export const DRUMS = numbered(18)
export const INSTRUMENTS = numbered(21)
export const VOICES = ['alto', 'tenor', 'squeak', 'giant', 'kitten'] as const

export const SOUND_BLOCKS: BlockSpec[] = [
  sound('sound_play', 'statement', menu('SOUND', 'sounds')),
  sound('sound_play_wait', 'statement', menu('SOUND', 'sounds')),
  sound('sound_stop_all', 'statement'),
  sound('sound_change_effect', 'statement', choice('EFFECT', SOUND_EFFECTS), number('BY', 10)),
  sound('sound_set_effect', 'statement', choice('EFFECT', SOUND_EFFECTS), number('VALUE', 100)),
  sound('sound_clear_effects', 'statement'),
  sound('sound_change_volume', 'statement', number('BY', -10)),
  sound('sound_set_volume', 'statement', number('VOLUME', 100)),
  sound('sound_volume', 'value'),
  sound('sound_drum', 'statement', menu('DRUM', DRUMS), number('BEATS', 0.25)),
  sound('sound_note', 'statement', number('NOTE', 60), number('BEATS', 0.5)),
  sound('sound_rest', 'statement', number('BEATS', 0.5)),
  sound('sound_instrument', 'statement', menu('INSTRUMENT', INSTRUMENTS)),
  sound('sound_set_tempo', 'statement', number('TEMPO', 120)),
  sound('sound_change_tempo', 'statement', number('BY', 20)),
  sound('sound_tempo', 'value'),
  sound('speech_speak', 'statement', text('TEXT', 'Hello!')),
  sound('speech_voice', 'statement', menu('VOICE', VOICES)),
  sound('speech_language', 'statement', menu('LANGUAGE', 'languages')),
]
