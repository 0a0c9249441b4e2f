/** The blocks of a board's buzzer, in the order of the toolbox. */
import { note, words as noteWords, rest, tempo } from './note.ts'
import { off, on, tone, words as toneWords } from './tone.ts'

export const BUZZER_BLOCKS = [note, rest, tempo, tone, on, off] as const

export const BUZZER_WORDS = { ...noteWords, ...toneWords }
