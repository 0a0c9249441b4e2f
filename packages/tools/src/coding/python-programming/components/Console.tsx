import type { Locale } from '@panya/domain/locale/locale.ts'
import { leftOutWords } from '@panya/engines/python/left-out-words.ts'
import { memo, useEffect, useRef, useState } from 'react'
import { ColouredText } from '../../../coding-kit/console/ColouredText.tsx'
import type { OutputLog, Segment } from '../console/output-log.ts'
import type { Messages } from '../python-messages.ts'
import styles from './Console.module.css'

interface ConsoleProps {
  t: Messages
  locale: Locale
  label: string
  log: OutputLog
  waiting: boolean
  secret: boolean
  empty: string
  onLine: (line: string | null) => void
}

/** What was printed, with the answer typed right where the program asks. */
export function Console({ t, locale, label, log, waiting, secret, empty, onLine }: ConsoleProps) {
  const box = useRef<HTMLDivElement>(null)
  const following = useRef(true)
  useEffect(() => {
    const element = box.current
    if (element && following.current) element.scrollTop = element.scrollHeight
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- new output is what moves the view
  }, [log, waiting])
  useEffect(() => {
    const element = box.current
    if (!element) return
    // What appears below it, such as the card of an error, takes room: the last line stays in view.
    const observer = new ResizeObserver(() => {
      if (following.current) element.scrollTop = element.scrollHeight
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const nothing = log.segments.length === 0 && !waiting
  return (
    <div
      ref={box}
      className={styles.console}
      role="log"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: it }) => {
        following.current = it.scrollHeight - it.scrollTop - it.clientHeight < 24
      }}
    >
      {nothing && <p className={styles.empty}>{empty}</p>}
      {log.dropped > 0 && <p className={styles.empty}>{t('dropped', { count: log.dropped })}</p>}
      {!nothing && (
        <pre className={styles.text} dir="auto">
          {log.segments.map((segment) => (
            <Printed key={segment.id} segment={segment} locale={locale} />
          ))}
          {waiting && <LineInput t={t} secret={secret} onLine={onLine} />}
        </pre>
      )}
    </div>
  )
}

const Printed = memo(function Printed({ segment, locale }: { segment: Segment; locale: Locale }) {
  const words = segment.leftOut ? leftOutWords(locale, segment.leftOut) : ''
  return (
    <>
      {words !== '' && (
        <span className={styles.leftOut} dir="auto">
          {words}
        </span>
      )}
      <span className={styles[segment.stream]}>
        <ColouredText text={segment.text} look={segment.look} />
      </span>
    </>
  )
})

interface LineInputProps {
  t: Messages
  secret: boolean
  onLine: (line: string | null) => void
}

function LineInput({ t, secret, onLine }: LineInputProps) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <input
      ref={input}
      className={styles.input}
      dir="auto"
      type={secret ? 'password' : 'text'}
      aria-label={t('typeHere')}
      placeholder={t('typeHere')}
      value={text}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="send"
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') onLine(text)
        else if (event.key === 'd' && event.ctrlKey) {
          event.preventDefault()
          onLine(null)
        }
      }}
    />
  )
}
