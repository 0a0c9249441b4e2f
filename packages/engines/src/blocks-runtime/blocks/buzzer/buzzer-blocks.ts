/** The blocks of a board's buzzer, in the order of the toolbox. */
import { note, words as noteWords, rest, tempo } from './note.ts'
import { off, on, tone, words as toneWords } from './tone.ts'

export const BUZZER_BLOCKS = [note, rest, tempo, tone, on, off] as const

/** A function, so that a bundle which does not call it has none of the words. */
export const buzzerWords = () => ({ ...noteWords, ...toneWords })
