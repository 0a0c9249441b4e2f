import type { BlockMessages } from '../../../game-kit/code/block-definitions.ts'
import { type CodeTranslate, useCodeMessages } from '../../../game-kit/code/code-messages.ts'
import type { ProgramSource } from '../../../game-kit/core/code/program-source.ts'
import { HintPanel } from '../../../game-kit/hints/HintPanel.tsx'
import { featureNames, type HintLine, linesOf } from '../../../game-kit/hints/hint-line.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { Hint } from '../core/hint.ts'
import type { Level } from '../core/level.ts'
import { askForHint } from '../solver-client.ts'

interface LevelHintsProps {
  host: ToolHost
  messages: Omit<BlockMessages, 'words'>
  level: Level
  program: ProgramSource
}

/** Hints found by search. */
export function LevelHints({ host, messages, level, program }: LevelHintsProps) {
  const t = useCodeMessages(host.locale)
  async function ask(asked: ProgramSource) {
    const hint = await askForHint(level, asked)
    return hint && linesFor(t, hint)
  }
  return <HintPanel host={host} messages={messages} program={program} ask={ask} />
}

function linesFor(t: CodeTranslate, { blocks, features, steps }: Hint): HintLine[] {
  const rest = linesOf(t, steps)
  if (steps[0]?.says === 'hintReady') return rest
  const idea = [t('hintBlocks', { count: blocks })]
  if (features.length > 0) idea.push(t('hintIdea', { features: featureNames(t, features) }))
  return [{ text: idea.join(' '), piece: null }, ...rest]
}
