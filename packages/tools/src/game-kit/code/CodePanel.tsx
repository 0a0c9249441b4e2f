import type { GameBlocksOptions } from '@panya/engines/game-blocks/protocol.ts'
import { useMemo, useState } from 'react'
import type { ToolHost } from '../../host/tool-host.ts'
import { CodeError } from '../core/code/code-error.ts'
import type { ProgramSource } from '../core/code/program-source.ts'
import { GameButton } from '../GameButton.tsx'
import { BlocksEditor } from './BlocksEditor.tsx'
import { type BlockTexts, blockDefinitions, NAMING } from './block-definitions.ts'
import styles from './CodePanel.module.css'
import { CodeProblem } from './CodeProblem.tsx'
import { useCodeTexts } from './code-texts.ts'
import { PythonEditor } from './PythonEditor.tsx'
import { otherView } from './switch-view.ts'

export interface CodePanelProps {
  host: ToolHost
  texts: Omit<BlockTexts, 't'>
  toolbox: object
  /** The program now; a new `id` shows it afresh, otherwise the editors hold the live one. */
  program: ProgramSource
  id: string
  /** What runs now and what is wrong: a block's id or a line number. */
  active: string | null
  problem: CodeError | null
  onChange: (program: ProgramSource) => void
  onStartOver: (() => void) | null
}

/** One program, seen as blocks or as Python. */
export function CodePanel(props: CodePanelProps) {
  const { host, texts, program, active, problem, onChange, onStartOver } = props
  const t = useCodeTexts(host.locale)
  const [switching, setSwitching] = useState<CodeError | null>(null)
  const [shown, setShown] = useState(0)
  const [asking, setAsking] = useState(false)

  function show(view: ProgramSource['view']) {
    if (view === program.view) return
    try {
      onChange(otherView(program, texts))
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
        <div className={styles.tabs} role="tablist" aria-label={t('codeViews')}>
          {(['blocks', 'python'] as const).map((view) => (
            <button
              key={view}
              type="button"
              role="tab"
              className={styles.tab}
              aria-selected={program.view === view}
              onClick={() => show(view)}
            >
              {t(view === 'blocks' ? 'viewBlocks' : 'viewPython')}
            </button>
          ))}
        </div>
        {onStartOver && !host.readonly && (
          <span className={styles.over}>
            {asking ? (
              <>
                <span>{t('startOverAsk')}</span>
                <GameButton
                  onClick={() => {
                    setAsking(false)
                    setSwitching(null)
                    onStartOver()
                  }}
                >
                  {t('yes')}
                </GameButton>
                <GameButton onClick={() => setAsking(false)}>{t('no')}</GameButton>
              </>
            ) : (
              <GameButton look="quiet" onClick={() => setAsking(true)}>
                {t('startOver')}
              </GameButton>
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

function BlocksView({ host, texts, toolbox, program, active, problem, onChange }: BlocksViewProps) {
  const t = useCodeTexts(host.locale)
  const [first] = useState(program.workspace)
  const { locale, direction, colorScheme, readonly } = host
  const options = useMemo<GameBlocksOptions>(
    () => ({
      definitions: blockDefinitions({ ...texts, t }),
      toolbox,
      workspace: first,
      locale,
      rtl: direction === 'rtl',
      dark: colorScheme === 'dark',
      readonly,
      naming: NAMING,
    }),
    [texts, t, toolbox, first, locale, direction, colorScheme, readonly],
  )
  return (
    <BlocksEditor
      t={t}
      options={options}
      activeBlock={active ?? problem?.at ?? null}
      onChange={(workspace) => onChange({ view: 'blocks', workspace })}
    />
  )
}
