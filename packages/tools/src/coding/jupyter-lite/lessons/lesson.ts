/** A lesson as it is written down: words by name, code with names for the words inside it. */
import type { DataFile } from '@panya/domain/notebook/notebook.ts'
import type en from './messages/en.ts'

export type LessonMessageKey = keyof typeof en

/** `['text', name]` is a cell of words, `['code', program]` one of Python with `{{name}}` for words. */
export type LessonCell = ['text', LessonMessageKey] | ['code', string]

export interface Lesson {
  id: string
  title: LessonMessageKey
  about: LessonMessageKey
  cells: LessonCell[]
  files?: DataFile[]
}
