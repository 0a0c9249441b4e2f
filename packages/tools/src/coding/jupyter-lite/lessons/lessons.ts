/** All lessons, in the order in which they build on each other. */
import type { DataFile } from '@panya/domain/notebook/notebook.ts'
import { type Cell, codeCell, markdownCell, notebookOf } from '@panya/domain/notebook/notebook.ts'
import type { ToolDocument } from '../../../host/tool-host.ts'
import { documentOf } from '../core/document.ts'
import { CHANCE_LESSONS } from './chance-lessons.ts'
import { DATA_LESSONS } from './data-lessons.ts'
import type { Lesson, LessonMessageKey } from './lesson.ts'
import { PICTURE_LESSONS } from './picture-lessons.ts'

export const LESSONS: Lesson[] = [...DATA_LESSONS, ...CHANCE_LESSONS, ...PICTURE_LESSONS]

export type LessonMessages = Record<LessonMessageKey, string>

/** The lesson as a notebook of the learner's own. */
export function lessonDocument(lesson: Lesson, messages: LessonMessages): ToolDocument {
  const word = (_: string, name: string) => messages[name as LessonMessageKey] ?? name
  const fill = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, word)
  const cells = lesson.cells.map(([kind, text], index): Cell => {
    const id = `${lesson.id}-${index + 1}`
    return kind === 'text' ? markdownCell(messages[text], id) : codeCell(fill(text), id)
  })
  const heading = markdownCell(
    `# ${messages[lesson.title]}\n\n${messages[lesson.about]}`,
    lesson.id,
  )
  const files = (lesson.files ?? []).map(
    (file): DataFile => ({ ...file, text: fill(file.text ?? '') }),
  )
  return documentOf({ notebook: notebookOf([heading, ...cells]), files, clean: null })
}
