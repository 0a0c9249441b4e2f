/** Two versions of a document side by side, line by line, with pictures of them where there are some. */
import { useLingui } from '@lingui/react/macro'
import type { PreviewPicture } from '@panya/tools/host/core/preview.ts'
import { useEffect, useMemo, useRef } from 'react'
import styles from './DocumentCompare.module.css'
import { type DiffLine, lineDiff } from './line-diff.ts'

interface DocumentCompareProps {
  left: ComparedVersion
  right: ComparedVersion
}

interface ComparedVersion {
  title: string
  text: string
  pictures?: readonly PreviewPicture[]
}

export function DocumentCompare({ left, right }: DocumentCompareProps) {
  const lines = useMemo(() => lineDiff(left.text, right.text), [left.text, right.text])
  return (
    <div className={styles.compare}>
      <Side title={left.title} pictures={left.pictures} lines={lines} side="left" />
      <Side title={right.title} pictures={right.pictures} lines={lines} side="right" />
    </div>
  )
}

interface SideProps {
  title: string
  pictures: readonly PreviewPicture[] | undefined
  lines: DiffLine[]
  side: 'left' | 'right'
}

function Side({ title, pictures = [], lines, side }: SideProps) {
  const { t } = useLingui()
  const shown = lines.filter((line) => line.kind === 'same' || line.kind === side)
  return (
    <section className={styles.side} aria-label={title}>
      <h3>{title}</h3>
      {pictures.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.pictures} tabIndex={0}>
          {pictures.map((picture, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <Picture key={index} picture={picture} />
          ))}
        </div>
      )}
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

function Picture({ picture: { title, element } }: { picture: PreviewPicture }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    element.querySelector('svg')?.setAttribute('aria-label', title)
    place.current?.replaceChildren(element)
  }, [title, element])
  return (
    <figure className={styles.picture}>
      <figcaption>{title}</figcaption>
      <div ref={place} />
    </figure>
  )
}
