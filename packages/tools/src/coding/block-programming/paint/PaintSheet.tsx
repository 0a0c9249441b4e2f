/** The sheet with the picture, the field for texts on it, and what is said under it. */
import type { PaintEditor } from '@panya/engines/paint/paint-editor.ts'
import { commandFor } from '@panya/engines/paint/paint-keys.ts'
import type { PaintSaid, PaintState, Typing } from '@panya/engines/paint/paint-state.ts'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import styles from './Paint.module.css'
import type { PaintMessages } from './paint-messages.ts'

interface PaintSheetProps {
  editor: PaintEditor | null
  state: PaintState
  sheet: RefObject<HTMLCanvasElement | null>
  over: RefObject<HTMLCanvasElement | null>
  t: PaintMessages
}

export function PaintSheet({ editor, state, sheet, over, t }: PaintSheetProps) {
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && state.chosen) {
      event.preventDefault()
      event.stopPropagation()
      editor?.perform({ do: 'none' })
      return
    }
    const command = commandFor(event.nativeEvent)
    if (!command || !editor) return
    event.preventDefault()
    editor.perform(command)
  }
  return (
    // The picture is never mirrored.
    <div className={styles.room} dir="ltr">
      <canvas ref={sheet} className={styles.sheet} aria-hidden="true" />
      <canvas
        ref={over}
        className={styles.over}
        data-tool={state.tool}
        data-testid="paint-sheet"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is drawn on, by pointer and by keys
        tabIndex={0}
        // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- its keys are its own
        role="application"
        aria-label={t('canvas')}
        onKeyDown={press}
        onPointerUp={() => state.tool === 'select' && editor?.takeColours()}
      />
      {state.typing && editor && (
        <TypingField
          typing={state.typing}
          label={t('typeHere')}
          onDone={(text) => {
            editor.finishText(text)
            over.current?.focus()
          }}
        />
      )}
    </div>
  )
}

interface TypingFieldProps {
  typing: Typing
  label: string
  onDone(text: string | null): void
}

function TypingField({ typing, label, onDone }: TypingFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const isDone = useRef(false)
  // The press that opened it ends after it is there, and would take the focus away.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  const finish = (text: string): void => {
    if (isDone.current) return
    isDone.current = true
    onDone(text)
  }
  return (
    <textarea
      ref={field}
      className={styles.typing}
      dir="auto"
      aria-label={label}
      defaultValue={typing.text}
      maxLength={2000}
      spellCheck={false}
      style={{
        left: typing.left,
        top: typing.top,
        fontSize: typing.size,
        fontFamily: typing.font,
        color: typing.colour,
      }}
      onBlur={(event) => finish(event.target.value)}
      onKeyDown={(event) => {
        event.stopPropagation()
        const isFinished =
          event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
        if (!isFinished) return
        event.preventDefault()
        finish(event.currentTarget.value)
      }}
    />
  )
}

export function sentence(said: PaintSaid | null, t: PaintMessages): string {
  if (!said) return ''
  if (said.what === 'part') {
    const { number, of } = said
    return t('saidPart', { kind: t(`kind.${said.kind}`), number, of })
  }
  if (said.what === 'node') return t('saidNode', { number: said.number, of: said.of })
  if (said.what === 'centre') return t('saidCentre', { x: said.x, y: said.y })
  return t(`said.${said.what}`)
}
