import type { GameBlocksOptions } from '@panya/engines/game-blocks/protocol.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TabList } from '@panya/ui/TabList/TabList.tsx'
import { useId, useMemo, useState } from 'react'
import type { ToolHost } from '../../host/tool-host.ts'
import { CodeError } from '../core/code/code-error.ts'
import type { ProgramSource } from '../core/code/program-source.ts'
import { BlocksEditor } from './BlocksEditor.tsx'
import { type BlockMessages, blockDefinitions, NAMING } from './block-definitions.ts'
import styles from './CodePanel.module.css'
import { CodeProblem } from './CodeProblem.tsx'
import { useCodeMessages, useGameWords } from './code-messages.ts'
import { PythonEditor } from './PythonEditor.tsx'
import { otherView } from './switch-view.ts'

export interface CodePanelProps {
  host: ToolHost
  messages: Omit<BlockMessages, 'words'>
  toolbox: object
  /** The program now; a new `id` shows it afresh, otherwise the editors hold the live one. */
  program: ProgramSource
  id: string
  /** What runs now and what is wrong: a block's id or a line number. */
  active: string | null
  problem: CodeError | null
  /** A hand shows how the first block is dragged; only for who has never played. */
  hand?: 'moving' | 'still' | null
  /** How often it was run: a question that was open is settled by running. */
  runs: number
  onChange: (program: ProgramSource) => void
  onStartOver: (() => void) | null
}

/** One program, seen as blocks or as Python. */
export function CodePanel(props: CodePanelProps) {
  const { host, messages, program, active, problem, runs, onChange, onStartOver } = props
  const t = useCodeMessages(host.locale)
  const id = useId()
  const [switching, setSwitching] = useState<CodeError | null>(null)
  const [shown, setShown] = useState(0)
  const [askedAt, setAskedAt] = useState<number | null>(null)
  const asking = askedAt === runs

  function show(view: ProgramSource['view']) {
    if (view === program.view) return
    try {
      onChange(otherView(program, messages))
      setShown(shown + 1)
      setSwitching(null)
    } catch (error) {
      if (!(error instanceof CodeError)) throw error
      setSwitching(error)
    }
  }

  function change(next: ProgramSource) {
    setSwitching(null)
    onChange(next)
  }

  const key = `${props.id}-${shown}-${program.view}`
  const wrong = switching ?? problem
  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <TabList
          id={id}
          label={t('codeViews')}
          tabs={['blocks', 'python']}
          textOf={(view) => t(view === 'blocks' ? 'viewBlocks' : 'viewPython')}
          chosen={program.view}
          onChoose={show}
        />
        {onStartOver && !host.readonly && (
          <span className={styles.over}>
            {asking ? (
              <>
                <span>{t('startOverAsk')}</span>
                <Button
                  look="ghost"
                  onClick={() => {
                    setAskedAt(null)
                    setSwitching(null)
                    onStartOver()
                  }}
                >
                  {t('yes')}
                </Button>
                <Button look="ghost" onClick={() => setAskedAt(null)}>
                  {t('no')}
                </Button>
              </>
            ) : (
              <Button look="quiet" onClick={() => setAskedAt(runs)}>
                {t('startOver')}
              </Button>
            )}
          </span>
        )}
      </div>
      <div
        className={styles.editor}
        role="tabpanel"
        aria-label={t(program.view === 'blocks' ? 'viewBlocks' : 'viewPython')}
      >
        {program.view === 'blocks' ? (
          <BlocksView key={key} {...props} program={program} onChange={change} />
        ) : (
          <PythonEditor
            key={key}
            t={t}
            initial={program.source}
            readonly={host.readonly}
            activeLine={lineOf(active)}
            wrongLine={lineOf(wrong?.at ?? null)}
            onChange={(source) => change({ view: 'python', source })}
          />
        )}
      </div>
      {switching && <p className={styles.note}>{t('cannotShowBlocks')}</p>}
      {wrong && <CodeProblem t={t} error={wrong} view={program.view} />}
    </div>
  )
}

function lineOf(at: string | null): number | null {
  const line = Number(at)
  return at !== null && Number.isInteger(line) && line > 0 ? line : null
}

interface BlocksViewProps extends CodePanelProps {
  program: Extract<ProgramSource, { view: 'blocks' }>
}

function BlocksView({
  host,
  messages,
  toolbox,
  program,
  active,
  problem,
  hand = null,
  onChange,
}: BlocksViewProps) {
  const t = useCodeMessages(host.locale)
  const words = useGameWords(host.locale)
  const [first] = useState(program.workspace)
  const { locale, direction, colorScheme, readonly } = host
  const options = useMemo<GameBlocksOptions>(
    () => ({
      definitions: blockDefinitions({ ...messages, words }),
      toolbox,
      workspace: first,
      locale,
      rtl: direction === 'rtl',
      dark: colorScheme === 'dark',
      readonly,
      naming: NAMING,
    }),
    [messages, words, toolbox, first, locale, direction, colorScheme, readonly],
  )
  return (
    <BlocksEditor
      t={t}
      options={options}
      activeBlock={active ?? problem?.at ?? null}
      hand={hand}
      onChange={(workspace) => onChange({ view: 'blocks', workspace })}
    />
  )
}
