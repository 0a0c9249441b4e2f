/** Two versions of a document side by side, line by line. */
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import styles from './DocumentCompare.module.css'
import { type DiffLine, lineDiff } from './line-diff.ts'

interface DocumentCompareProps {
  left: { title: string; text: string }
  right: { title: string; text: string }
}

export function DocumentCompare({ left, right }: DocumentCompareProps) {
  const lines = useMemo(() => lineDiff(left.text, right.text), [left.text, right.text])
  return (
    <div className={styles.compare}>
      <Side title={left.title} lines={lines} side="left" />
      <Side title={right.title} lines={lines} side="right" />
    </div>
  )
}

interface SideProps {
  title: string
  lines: DiffLine[]
  side: 'left' | 'right'
}

function Side({ title, lines, side }: SideProps) {
  const { t } = useLingui()
  const shown = lines.filter((line) => line.kind === 'same' || line.kind === side)
  return (
    <section className={styles.side} aria-label={title}>
      <h3>{title}</h3>
      {/* Long programs scroll, so the keyboard must be able to get in. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre dir="ltr" tabIndex={0}>
        {shown.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <code key={index} data-kind={line.kind}>
            {line.kind !== 'same' && (
              <span className={styles.mark} title={t`Only in this version`}>
                ●
              </span>
            )}
            {line.text === '' ? ' ' : line.text}
          </code>
        ))}
      </pre>
    </section>
  )
}
