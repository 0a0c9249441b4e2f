import { type KeyboardEvent, type UIEvent, useEffect, useId, useRef, useState } from 'react'
import type { CodeTranslate } from './code-messages.ts'
import { cursorLine, showLine } from './cursor-line.ts'
import styles from './PythonEditor.module.css'
import { paintPython } from './paint-python.ts'

interface PythonEditorProps {
  t: CodeTranslate
  /** The text to begin with; the field holds the live one. */
  initial: string
  readonly: boolean
  /** The line that runs now, and the line with a mistake. */
  activeLine: number | null
  wrongLine: number | null
  onChange: (source: string) => void
}

/** Inserts like typing does, so that undo still works. */
function type(field: HTMLTextAreaElement, text: string): void {
  field.focus()
  if (!document.execCommand('insertText', false, text)) {
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function lineAt(field: HTMLTextAreaElement): { start: number; text: string } {
  const start = field.value.lastIndexOf('\n', field.selectionStart - 1) + 1
  const end = field.value.indexOf('\n', start)
  return { start, text: field.value.slice(start, end < 0 ? undefined : end) }
}

function newLine(field: HTMLTextAreaElement): void {
  const { start, text } = lineAt(field)
  const before = text.slice(0, field.selectionStart - start)
  const indent = /^ */.exec(before)?.[0] ?? ''
  type(field, `\n${indent}${before.trimEnd().endsWith(':') ? '    ' : ''}`)
}

function moveLine(field: HTMLTextAreaElement, inwards: boolean): void {
  const { start, text } = lineAt(field)
  const caret = field.selectionStart
  if (inwards) {
    field.setSelectionRange(start, start)
    type(field, '    ')
    field.setSelectionRange(caret + 4, caret + 4)
    return
  }
  const spaces = Math.min(4, text.length - text.trimStart().length)
  if (spaces === 0) return
  field.setSelectionRange(start, start + spaces)
  type(field, '')
  field.setSelectionRange(Math.max(start, caret - spaces), Math.max(start, caret - spaces))
}

function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const field = event.currentTarget
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
    event.preventDefault()
    newLine(field)
  } else if ((event.ctrlKey || event.metaKey) && (event.key === ']' || event.key === '[')) {
    event.preventDefault()
    moveLine(field, event.key === ']')
  }
}

/** A plain text field over a painted copy of itself: light, and every reader can use it. */
export function PythonEditor(props: PythonEditorProps) {
  const { t, initial, readonly, activeLine, wrongLine, onChange } = props
  const [source, setSource] = useState(initial)
  const painted = useRef<HTMLDivElement>(null)
  const written = useRef<HTMLTextAreaElement>(null)
  const help = useId()
  const lines = paintPython(source)

  useEffect(() => {
    const line = activeLine ?? wrongLine
    const row = line === null ? null : painted.current?.children[line - 1]
    row?.scrollIntoView({ block: 'nearest' })
  }, [activeLine, wrongLine])

  // A keyboard on the screen makes the field lower: the line that is written stays in sight.
  useEffect(() => {
    const field = written.current
    if (!field) return undefined
    let before = field.clientHeight
    const watcher = new ResizeObserver(() => {
      const isLower = field.clientHeight < before
      before = field.clientHeight
      if (!isLower || document.activeElement !== field) return
      showLine(field)
      painted.current?.children[cursorLine(field)]?.scrollIntoView({ block: 'nearest' })
    })
    watcher.observe(field)
    return () => watcher.disconnect()
  }, [])

  function follow(event: UIEvent<HTMLTextAreaElement>) {
    const { scrollTop, scrollLeft } = event.currentTarget
    painted.current?.parentElement?.scrollTo(scrollLeft, scrollTop)
  }

  return (
    <div className={styles.editor} dir="ltr">
      <div className={styles.behind} aria-hidden="true">
        <div ref={painted} className={styles.lines}>
          {lines.map((parts, index) => (
            <div
              key={index}
              className={styles.line}
              data-active={activeLine === index + 1 || undefined}
              data-wrong={wrongLine === index + 1 || undefined}
            >
              <span className={styles.gutter}>{index + 1}</span>
              <span>
                {parts.map(({ kind, text }, part) => (
                  <span key={part} className={styles[kind]}>
                    {text}
                  </span>
                ))}
              </span>
            </div>
          ))}
        </div>
      </div>
      <textarea
        ref={written}
        className={styles.field}
        aria-label={t('pythonLabel')}
        aria-describedby={help}
        aria-invalid={wrongLine !== null}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        wrap="off"
        readOnly={readonly}
        value={source}
        rows={Math.max(lines.length, 12)}
        onKeyDown={onKeyDown}
        onScroll={follow}
        onChange={(event) => {
          setSource(event.currentTarget.value)
          onChange(event.currentTarget.value)
        }}
      />
      <p id={help} className={styles.help}>
        {t('pythonHelp')}
      </p>
    </div>
  )
}
