/** The fields of a mark: one number or a rubric, and a few words. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ASSIGNMENT_LIMITS, type Assignment } from '@panya/domain/classroom/assignment.ts'
import { Field } from '@panya/ui/Field/Field.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { type Ref, useEffect, useRef } from 'react'
import school from '../../../parts/page-layout/school.module.css'
import styles from './marking.module.css'
import { sumOf, type TypedMark } from './typed-mark.ts'

interface MarkFieldsProps {
  given: Pick<Assignment, 'rubric' | 'maxMark'>
  typed: TypedMark
  onType(typed: TypedMark): void
  /** The keyboard goes to the first field when they appear. */
  begins?: boolean
  words?: Ref<HTMLTextAreaElement>
}

export function MarkFields({ given, typed, onType, begins = false, words }: MarkFieldsProps) {
  const { t } = useLingui()
  const { rubric, maxMark } = given
  const sum = sumOf(typed)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!begins) return
    first.current?.focus({ preventScroll: true })
    first.current?.select()
  }, [begins])
  return (
    <>
      {rubric.length === 0 ? (
        <TextField
          ref={first}
          label={t`Mark, at most ${maxMark}`}
          type="number"
          inputMode="decimal"
          min={0}
          max={maxMark}
          step="0.5"
          value={typed.mark}
          onChange={({ target }) => onType({ ...typed, mark: target.value })}
        />
      ) : (
        rubric.map((line, index) => (
          <TextField
            key={index}
            ref={index === 0 ? first : undefined}
            label={`${line.text} (0–${line.points})`}
            type="number"
            inputMode="decimal"
            min={0}
            max={line.points}
            step="0.5"
            value={typed.points[index] ?? ''}
            onChange={({ target }) =>
              onType({ ...typed, points: typed.points.with(index, target.value) })
            }
          />
        ))
      )}
      {rubric.length > 0 && (
        <p className={`${school.soft} ${styles.sum}`}>
          <Trans>
            {sum} of <Plural value={maxMark} one="# point" other="# points" />
          </Trans>
        </p>
      )}
      <Field label={t`A few words`}>
        {(control) => (
          <textarea
            {...control}
            ref={words}
            dir="auto"
            rows={3}
            maxLength={ASSIGNMENT_LIMITS.feedback}
            value={typed.feedback}
            onChange={({ target }) => onType({ ...typed, feedback: target.value })}
          />
        )}
      </Field>
    </>
  )
}
