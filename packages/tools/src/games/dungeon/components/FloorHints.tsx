import type { BlockMessages } from '../../../game-kit/code/block-definitions.ts'
import { type CodeTranslate, useCodeMessages } from '../../../game-kit/code/code-messages.ts'
import type { Program } from '../../../game-kit/core/code/ast.ts'
import { CodeError } from '../../../game-kit/core/code/code-error.ts'
import { type ProgramSource, readProgram } from '../../../game-kit/core/code/program-source.ts'
import { HintPanel } from '../../../game-kit/hints/HintPanel.tsx'
import { featureNames, type HintLine, linesOf } from '../../../game-kit/hints/hint-line.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { Challenge, Played } from '../core/challenge.ts'
import { type FloorHint, hintFor } from '../core/floor-hint.ts'
import type { DungeonTranslate } from '../dungeon-messages.ts'

interface FloorHintsProps {
  host: ToolHost
  t: DungeonTranslate
  messages: Omit<BlockMessages, 'words'>
  challenge: Challenge
  program: ProgramSource
  /** The last run of this program, when there was one. */
  played: Played | null
}

/** Hints from what is known to win a floor, and from what went wrong. */
export function FloorHints({ host, t, messages, challenge, program, played }: FloorHintsProps) {
  const code = useCodeMessages(host.locale)
  const ask = (asked: ProgramSource) =>
    Promise.resolve(linesFor(t, code, hintFor(challenge, programOf(asked), played)))
  return <HintPanel host={host} messages={messages} program={program} ask={ask} />
}

function programOf(source: ProgramSource): Program | null {
  try {
    return readProgram(source)
  } catch (error) {
    if (error instanceof CodeError) return null
    throw error
  }
}

function linesFor(t: DungeonTranslate, code: CodeTranslate, hint: FloorHint): HintLine[] {
  const { trouble, features, idea, steps } = hint
  const rest = linesOf(code, steps)
  if (steps[0]?.says === 'hintReady') return rest
  const first = [troubleText(t, trouble)]
  if (features.length > 0) first.push(code('hintIdea', { features: featureNames(code, features) }))
  const helps = idea ? [{ text: code('hintHelps'), piece: idea }] : []
  return [{ text: first.filter(Boolean).join(' '), piece: null }, ...helps, ...rest]
}

function troubleText(t: DungeonTranslate, trouble: FloorHint['trouble']): string {
  if (trouble.kind === 'none') return ''
  const monster = trouble.kind === 'bitten' ? t(`monster.${trouble.monster}`) : ''
  return t(`trouble.${trouble.kind}`, { monster })
}
