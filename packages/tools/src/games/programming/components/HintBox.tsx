import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { useCodeMessages } from '../../../game-kit/code/code-messages.ts'
import type { ProgramSource } from '../../../game-kit/core/code/program-source.ts'
import styles from '../../../game-kit/map/Play.module.css'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { Hint } from '../core/hint.ts'
import type { Level } from '../core/level.ts'
import { type ProgrammingTranslate, useProgrammingMessages } from '../programming-messages.ts'
import { askForHint } from '../solver-client.ts'

interface HintBoxProps {
  host: ToolHost
  level: Level
  program: ProgramSource
}

type State =
  | { at: 'closed' }
  | { at: 'thinking'; program: ProgramSource }
  | { at: 'none'; program: ProgramSource }
  | { at: 'open'; program: ProgramSource; hint: Hint; shown: number }

/** Hints found by search, each one saying a little more. */
export function HintBox({ host, level, program }: HintBoxProps) {
  const t = useProgrammingMessages(host.locale)
  const code = useCodeMessages(host.locale)
  const [state, setState] = useState<State>({ at: 'closed' })
  const fresh = state.at !== 'closed' && state.program === program

  async function ask() {
    if (state.at === 'open' && fresh) {
      setState({ ...state, shown: state.shown + 1 })
      return
    }
    setState({ at: 'thinking', program })
    const hint = await askForHint(level, program)
    setState(hint ? { at: 'open', program, hint, shown: 1 } : { at: 'none', program })
  }

  const lines = state.at === 'open' && fresh ? hintLines(t, code, state.hint, program) : []
  const open = state.at === 'open' && fresh ? state.shown : 0
  return (
    <section className={styles.box} aria-live="polite">
      {lines.slice(0, open).map(({ text, source }) => (
        <div key={text}>
          <p>{text}</p>
          {source && (
            <pre className={styles.code} dir="ltr">
              {source}
            </pre>
          )}
        </div>
      ))}
      {state.at === 'none' && fresh && <p>{t('hintNone')}</p>}
      {state.at === 'thinking' && <p>{t('hintThinking')}</p>}
      {(open === 0 || open < lines.length) && (
        <Button look="ghost" disabled={state.at === 'thinking'} onClick={() => void ask()}>
          {t(open === 0 ? 'hint' : 'hintMore')}
        </Button>
      )}
    </section>
  )
}

interface HintLine {
  text: string
  source?: string
}

function hintLines(
  t: ProgrammingTranslate,
  code: ReturnType<typeof useCodeMessages>,
  hint: Hint,
  program: ProgramSource,
): HintLine[] {
  const names = hint.features.map((feature) => code(`feature.${feature}`)).join(', ')
  const idea = [t('hintBlocks', { count: hint.blocks })]
  if (names !== '') idea.push(t('hintIdea', { features: names }))
  return [
    { text: idea.join(' ') },
    nextLine(t, hint, program),
    { text: t('hintWhole'), source: hint.source },
  ]
}

function nextLine(t: ProgrammingTranslate, hint: Hint, program: ProgramSource): HintLine {
  if (hint.mend !== null && program.view === 'python') {
    const line = program.source.split('\n')[Number(hint.mend) - 1] ?? ''
    return { text: `${t('hintMend')} ${hint.mend}`, source: line.trim() }
  }
  if (hint.mend !== null) return { text: t('hintMendBlock') }
  if (hint.next === null) return { text: t('hintWhole'), source: hint.source }
  const text = hint.keep > 0 ? t('hintKeep', { count: hint.keep }) : t('hintFirst')
  return { text, source: hint.next }
}
