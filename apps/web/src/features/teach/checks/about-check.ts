/** What a recorded check is about, in a few words behind its kind. */
import type { CheckWish, CodePart } from '@panya/domain/classroom/check.ts'
import type { FigureCheck } from '@panya/domain/classroom/flow-check.ts'
import type { CheckChoice } from '@panya/tools/host/check-choices.ts'

export const aboutOf =
  (choices: readonly CheckChoice[], named: (part: CodePart) => string) =>
  (check: CheckWish): string => {
    const choiceOf = (id: string) => choices.find((choice) => choice.id === id)
    if (check.kind === 'figure') return aboutFigure(check, choiceOf(check.node))
    if (check.kind === 'name-value') return `${check.name} = ${check.value}`
    if (check.kind === 'variable') return `${check.name} = ${check.value.slice(0, 80)}`
    if (check.kind === 'says') return `${check.sprite}: “${check.text.slice(0, 80)}”`
    if (check.kind === 'dots') return check.dots.replace(/\n/g, ' / ')
    if (check.kind === 'prints') return `“${check.text.slice(0, 80)}”`
    if (check.kind === 'sprite-at') return `${check.sprite} (x ${check.x}, y ${check.y})`
    if (check.kind === 'cell') return [check.cell, check.shows.slice(0, 80)].join(' ').trim()
    if ('part' in check) return named(check.part)
    if ('block' in check) return choiceOf(check.block)?.title ?? check.block
    if ('node' in check) return choiceOf(check.node)?.title ?? check.node
    if ('feature' in check) return choiceOf(check.feature)?.title ?? check.feature
    if ('count' in check) return `(${check.count})`
    if (check.kind === 'test') return check.name
    if (check.kind === 'style') return ''
    const shown = check.output.slice(0, 80)
    return check.input.length > 0 ? `${check.input.join(', ')} → ${shown}` : shown
  }

function aboutFigure(check: FigureCheck, choice: CheckChoice | undefined): string {
  const { port, what, named, value, within } = check
  const figure = choice?.figures?.find((one) => one.port === port && one.what === what)
  const about = within > 0 ? `${value} ± ${within}` : `${value}`
  return `${named || (choice?.title ?? check.node)} · ${figure?.title ?? port}: ${about}`
}
