/** Scratch's blocks for sound, music and speech beside ours. */
import { menu, number, type OpcodeRule, rule, text, type Words, word } from './opcode-rule.ts'

const statement = rule('statement')
const value = rule('value')

const SOUND_EFFECT_WORDS: Words = { PITCH: 'pitch', PAN: 'pan' }

export const SOUND_OPCODES: OpcodeRule[] = [
  statement('sound_playuntildone', 'sound_play_wait', menu('SOUND_MENU', 'SOUND', 'sound')),
  statement('sound_play', 'sound_play', menu('SOUND_MENU', 'SOUND', 'sound')),
  statement('sound_stopallsounds', 'sound_stop_all'),
  statement(
    'sound_changeeffectby',
    'sound_change_effect',
    word('EFFECT', 'EFFECT', SOUND_EFFECT_WORDS),
    number('VALUE', 'BY'),
  ),
  statement(
    'sound_seteffectto',
    'sound_set_effect',
    word('EFFECT', 'EFFECT', SOUND_EFFECT_WORDS),
    number('VALUE'),
  ),
  statement('sound_cleareffects', 'sound_clear_effects'),
  statement('sound_changevolumeby', 'sound_change_volume', number('VOLUME', 'BY')),
  statement('sound_setvolumeto', 'sound_set_volume', number('VOLUME')),
  value('sound_volume', 'sound_volume'),
  statement('music_playDrumForBeats', 'sound_drum', menu('DRUM', 'DRUM', 'drum'), number('BEATS')),
  statement('music_restForBeats', 'sound_rest', number('BEATS')),
  statement(
    'music_playNoteForBeats',
    'sound_note',
    number('NOTE', 'NOTE', 'note'),
    number('BEATS'),
  ),
  statement(
    'music_setInstrument',
    'sound_instrument',
    menu('INSTRUMENT', 'INSTRUMENT', 'instrument'),
  ),
  statement('music_setTempo', 'sound_set_tempo', number('TEMPO')),
  statement('music_changeTempo', 'sound_change_tempo', number('TEMPO', 'BY')),
  value('music_getTempo', 'sound_tempo'),
  statement('music_midiPlayDrumForBeats', 'legacy_drum', number('DRUM'), number('BEATS')),
  statement('music_midiSetInstrument', 'legacy_instrument', number('INSTRUMENT')),
  statement('text2speech_speakAndWait', 'speech_speak', text('WORDS', 'TEXT')),
  statement('text2speech_setVoice', 'speech_voice', menu('VOICE', 'VOICE', 'voice')),
  statement(
    'text2speech_setLanguage',
    'speech_language',
    menu('LANGUAGE', 'LANGUAGE', 'speechLanguage'),
  ),
  // Read, never written: some tools, and files that we saved before, have these names.
  statement('text2speech_speakAndWaitBlock', 'speech_speak', text('WORDS', 'TEXT')),
  statement('text2speech_setVoiceBlock', 'speech_voice', menu('VOICE', 'VOICE', 'voice')),
  statement(
    'text2speech_setLanguageBlock',
    'speech_language',
    menu('LANGUAGE', 'LANGUAGE', 'speechLanguage'),
  ),
]
