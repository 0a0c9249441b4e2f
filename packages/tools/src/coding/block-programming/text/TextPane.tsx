/** The program as text, where it is read and written; below it stands how text and blocks get on. */

import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { ToolProps } from '../tool-props.ts'
import { hintFor } from './example-lines.ts'
import { explainProblem } from './explain-problem.ts'
import { offerLazily } from './offer-lazily.ts'
import styles from './TextPane.module.css'
import { type TextMessages, useTextMessages } from './text-messages.ts'
import { TextSession, type TextState } from './text-session.ts'

const QUIET: TextState = { is: 'same', problem: null, said: '' }
const FONT_SIZE = 16

interface TextPaneProps extends ToolProps {
  contrast: boolean
  /** Undo and redo are nowhere else on the screen. */
  hasSteps: boolean
  /** Each time this grows the text takes the focus. */
  focus: number
  onRun(): void
}

export function TextPane({
  host,
  session,
  contrast,
  hasSteps,
  focus,
  onRun,
  t: tool,
}: TextPaneProps) {
  const t = useTextMessages(host.locale)
  const place = useRef<HTMLDivElement>(null)
  const [text, setText] = useState<TextSession | null>(null)
  const run = useEffectEvent(onRun)
  const { locale, readonly } = host
  useEffect(() => {
    if (!place.current) return undefined
    const made = new TextSession(session, {
      parent: place.current,
      locale,
      readonly,
      fontSize: FONT_SIZE,
      label: t('editor'),
      // A visitor cannot write.
      ...(!readonly && { placeholder: hintFor(session, t) }),
      offer: offerLazily(session, locale),
      explain: (problem) => explainProblem(problem, t),
      onRun: () => run(),
    })
    setText(made)
    return () => {
      setText(null)
      made.dispose()
    }
  }, [session, locale, readonly, t])
  useEffect(() => {
    if (focus > 0) text?.focus()
  }, [focus, text])
  return (
    <section className={styles.pane} aria-label={t('text')} data-contrast={contrast}>
      <div ref={place} className={styles.place} dir="ltr" data-testid="text" />
      {text && <TextNote text={text} readonly={readonly} hasSteps={hasSteps} t={t} tool={tool} />}
    </section>
  )
}

interface TextNoteProps {
  text: TextSession
  readonly: boolean
  hasSteps: boolean
  t: TextMessages
  tool: ToolProps['t']
}

function TextNote({ text, readonly, hasSteps, t, tool }: TextNoteProps) {
  const state = useSyncExternalStore(text.subscribe, text.snapshot, () => QUIET)
  const { is, problem, said } = state
  return (
    <div className={styles.note} data-is={is}>
      <output>
        {problem && <b>{explainProblem(problem, t)} </b>}
        {/* Whoever writes is not told so: only what changes the answer is said. */}
        {is === 'typing' ? <span aria-hidden="true">{t('typing')}</span> : t(is)}
      </output>
      {!readonly && (
        <div className={styles.buttons}>
          {problem && (
            <Button size="compact" onClick={() => text.goToProblem()}>
              {t('goThere', { line: problem.line })}
            </Button>
          )}
          {is === 'apart' && !problem && (
            <Button size="compact" onClick={() => text.keepText()}>
              {t('useText')}
            </Button>
          )}
          {(is === 'apart' || is === 'broken') && (
            <Button size="compact" look="quiet" onClick={() => text.keepBlocks()}>
              {t('useBlocks')}
            </Button>
          )}
          {hasSteps && (
            <span className={styles.steps}>
              <IconButton label={tool('undo')} onClick={() => text.step('undo')}>
                <Icon name="undo" />
              </IconButton>
              <IconButton label={tool('redo')} onClick={() => text.step('redo')}>
                <Icon name="redo" />
              </IconButton>
            </span>
          )}
        </div>
      )}
      <output className="visually-hidden">{said}</output>
    </div>
  )
}
