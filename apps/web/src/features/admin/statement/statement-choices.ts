/** Which orders a person said that lines of a statement pay. */
import type {
  StatementChoice,
  StatementReport,
} from '@panya/domain/bank-statement/statement-report.ts'

/** By line: the id of the order. */
export type Choices = ReadonlyMap<number, number>

/** Null: the line is left alone. */
export function withChoice(choices: Choices, line: number, orderId: number | null): Choices {
  const next = new Map(choices)
  if (orderId === null) next.delete(line)
  else next.set(line, orderId)
  return next
}

export const toChoices = (choices: Choices): StatementChoice[] =>
  [...choices].map(([line, orderId]) => ({ line, orderId }))

/** How many lines would pay an order. */
export function payingCount({ lines }: Pick<StatementReport, 'lines'>, choices: Choices): number {
  return lines.filter(({ kind, line }) => kind === 'pays' || choices.has(line)).length
}
