import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { useState } from 'react'
import type { ToolHost } from '../../host/tool-host.ts'
import type { BlockMessages } from '../code/block-definitions.ts'
import { useCodeMessages } from '../code/code-messages.ts'
import type { ProgramSource } from '../core/code/program-source.ts'
import { HintPiece } from './HintPiece.tsx'
import styles from './Hints.module.css'
import type { HintLine } from './hint-line.ts'

interface HintPanelProps {
  host: ToolHost
  messages: Omit<BlockMessages, 'words'>
  program: ProgramSource
  /** Null when nothing can be said. */
  ask: (program: ProgramSource) => Promise<readonly HintLine[] | null>
}

type State =
  | { at: 'closed' }
  | { at: 'thinking' }
  | { at: 'open'; program: ProgramSource; lines: readonly HintLine[]; shown: number }

/** Hints beside the program, each saying a little more; a program that was changed is looked at anew. */
export function HintPanel({ host, messages, program, ask }: HintPanelProps) {
  const t = useCodeMessages(host.locale)
  const [state, setState] = useState<State>({ at: 'closed' })
  const fresh = state.at === 'open' && state.program === program ? state : null
  const shown = fresh?.shown ?? 0
  const hasMore = !fresh || shown < fresh.lines.length

  async function more() {
    if (fresh) {
      setState({ ...fresh, shown: shown + 1 })
      return
    }
    setState({ at: 'thinking' })
    const lines = (await ask(program)) ?? [{ text: t('hintNone'), piece: null }]
    setState((now) => (now.at === 'thinking' ? { at: 'open', program, lines, shown: 1 } : now))
  }
  return (
    <section
      className={styles.panel}
      aria-label={t('hints')}
      data-hints-open={fresh !== null || undefined}
    >
      {fresh && (
        <IconButton
          className={styles.close ?? ''}
          label={t('hintClose')}
          onClick={() => setState({ at: 'closed' })}
        >
          <Icon name="close" />
        </IconButton>
      )}
      <ol className={styles.lines} aria-live="polite">
        {fresh?.lines.slice(0, shown).map(({ text, piece }, index) => (
          <li key={index} className={styles.line}>
            <span>{text}</span>
            {piece && (
              <HintPiece host={host} messages={messages} view={program.view} piece={piece} />
            )}
          </li>
        ))}
      </ol>
      {hasMore && (
        <Button look="ghost" disabled={state.at === 'thinking'} onClick={() => void more()}>
          <Icon path={TOOL_ICONS.bulb} size={20} />{' '}
          {t(state.at === 'thinking' ? 'hintThinking' : fresh ? 'hintMore' : 'hint')}
        </Button>
      )}
    </section>
  )
}
