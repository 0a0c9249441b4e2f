/** The blocks of sound, in the order of the toolbox. */

import { drum, words as drumWords, legacyDrum } from './drum.ts'
import { changeEffect, clearEffects, words as effectsWords, setEffect } from './effects.ts'
import { instrument, words as instrumentWords, legacyInstrument } from './instrument.ts'
import { note, words as noteWords, rest } from './note.ts'
import { play, playWait, words as playWords, stopAll } from './play.ts'
import { speechLanguage, speechSpeak, speechVoice, words as speechWords } from './speech.ts'
import { changeTempo, setTempo, tempo, words as tempoWords } from './tempo.ts'
import { changeVolume, setVolume, volume, words as volumeWords } from './volume.ts'

export const SOUND_BLOCKS = [
  play,
  playWait,
  stopAll,
  changeEffect,
  setEffect,
  clearEffects,
  changeVolume,
  setVolume,
  volume,
  drum,
  note,
  rest,
  instrument,
  setTempo,
  changeTempo,
  tempo,
  speechSpeak,
  speechVoice,
  speechLanguage,
  legacyDrum,
  legacyInstrument,
] as const

/** A function, so that a bundle which does not call it has none of the words. */
export const soundWords = () => ({
  ...playWords,
  ...effectsWords,
  ...volumeWords,
  ...drumWords,
  ...noteWords,
  ...instrumentWords,
  ...tempoWords,
  ...speechWords,
})
