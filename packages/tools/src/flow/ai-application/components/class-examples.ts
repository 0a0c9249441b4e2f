import { useState } from 'react'
import type { ParamEditorProps } from '../../../flow-kit/flow-tool.ts'
import { startingClasses } from '../core/class-names.ts'

/** Examples that come into a class one after another, as many as a saved project can hold. */

type ClassOf<Field extends string> = { label: string } & Record<Field, string[]>

export function useClassExamples<Field extends string>(
  { value, onChange, messages, session, node, spec }: ParamEditorProps,
  field: Field,
  { most, full }: { most: number; full: string },
) {
  const begin = (given: unknown) =>
    startingClasses(
      given as ClassOf<Field>[],
      (label) => ({ label, [field]: [] }) as unknown as ClassOf<Field>,
      (number) => messages.own('set.newClass', { number }),
    )
  const classes = begin(value)
  const [problem, setProblem] = useState('')
  /** By the time an example is read the set may have changed. */
  const add = (at: number, examples: readonly string[]): void => {
    const params = session.content.nodes.find(({ id }) => id === node)?.params
    const now = begin(params?.[spec.name] ?? classes)
    const current = now[at]
    if (!current) return
    const room = most - now.reduce((sum, item) => sum + item[field].length, 0)
    setProblem(examples.length > room ? messages.own(full, { most }) : '')
    onChange(now.with(at, { ...current, [field]: [...current[field], ...examples.slice(0, room)] }))
  }
  const remove = (at: number, number: number): void => {
    const item = classes[at]!
    onChange(classes.with(at, { ...item, [field]: item[field].toSpliced(number, 1) }))
  }
  return { classes, problem, setProblem, add, remove }
}
