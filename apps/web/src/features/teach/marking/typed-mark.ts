/** What stands in the fields while somebody marks, and what it means. */
import type { Assignment, Mark, Submission } from '@panya/domain/classroom/assignment.ts'
import type { MarkDraft } from '@panya/domain/classroom/marking.ts'

export interface TypedMark {
  mark: string
  /** One a line of the rubric. */
  points: string[]
  feedback: string
}

export function isTypedMark(value: unknown): value is TypedMark {
  if (typeof value !== 'object' || value === null) return false
  const { mark, points, feedback } = value as Record<string, unknown>
  const texts = [mark, feedback, ...(Array.isArray(points) ? points : [null])]
  return texts.every((text) => typeof text === 'string')
}

type Asked = Pick<Assignment, 'rubric'>
type Known = Pick<Submission, 'mark' | 'rubricMarks' | 'feedback' | 'draft'>

const written = (value: number | null | undefined): string => String(value ?? '')
const read = (text: string): number | null => (text.trim() === '' ? null : Number(text))

/** A draft is newer than what was returned. */
export function typedMark({ rubric }: Asked, { draft, ...returned }: Known): TypedMark {
  const { mark, rubricMarks, feedback } = draft ?? returned
  return {
    mark: written(mark),
    points: rubric.map((_line, at) => written(rubricMarks?.[at])),
    feedback,
  }
}

export function readMark({ rubric }: Asked, typed: TypedMark): MarkDraft {
  const byRubric = rubric.length > 0
  return {
    mark: byRubric ? null : read(typed.mark),
    rubricMarks: byRubric ? typed.points.map(read) : null,
    feedback: typed.feedback,
  }
}

/** What is given back; without a mark it is for going on. */
export function answerOf(given: Asked, typed: TypedMark, marked: boolean): Mark {
  const { mark, rubricMarks, feedback } = readMark(given, typed)
  return {
    mark: marked ? mark : null,
    rubricMarks: marked && rubricMarks ? rubricMarks.map((one) => one ?? 0) : null,
    feedback,
  }
}

/** Every field that makes the mark is filled in. */
export function isWhole({ rubric }: Asked, { mark, points }: TypedMark): boolean {
  return rubric.length > 0 ? points.every((one) => one.trim() !== '') : mark.trim() !== ''
}

export const isSameMark = (one: TypedMark, other: TypedMark): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

export const sumOf = ({ points }: TypedMark): number =>
  points.reduce((sum, one) => sum + (read(one) ?? 0), 0)

/** A saved comment comes after what is there already. */
export function withComment(feedback: string, comment: string, most: number): string {
  const before = feedback.trimEnd()
  return (before === '' ? comment : `${before}\n${comment}`).slice(0, most)
}
