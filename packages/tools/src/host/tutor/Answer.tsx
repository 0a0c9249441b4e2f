/** An answer as it was checked: paragraphs, names and code. Nothing in it can be pressed, copied or put into the program. */
import { type AnswerPart, readAnswer, readPieces } from '@panya/domain/tutor/plain-answer.ts'
import { Fragment, type ReactNode, useMemo } from 'react'
import styles from './Conversation.module.css'
import type { ShownSubject } from './tutor-subject.ts'

type Draw = ShownSubject['draw']

export function Answer({ text, draw }: { text: string; draw: Draw }) {
  const parts = useMemo(() => readAnswer(text), [text])
  return (
    <div className={styles.answer} dir="auto">
      {parts.map((part, at) => (
        <Part key={at} part={part} draw={draw} />
      ))}
    </div>
  )
}

function Part({ part, draw }: { part: AnswerPart; draw: Draw }) {
  if (part.kind === 'paragraph') {
    return (
      <p dir="auto">
        <Pieces pieces={part.pieces} />
      </p>
    )
  }
  const blocks = draw?.(part.text) ?? null
  if (blocks !== null) return <div className={styles.blocks}>{blocks}</div>
  return (
    // Long lines are scrolled to with the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <pre className={styles.code} dir="ltr" tabIndex={0}>
      <code>{part.text}</code>
    </pre>
  )
}

/** A sentence with names between backticks. */
export function Named({ text }: { text: string }) {
  return <Pieces pieces={readPieces(text)} />
}

function Pieces({ pieces }: { pieces: ReturnType<typeof readPieces> }): ReactNode {
  return pieces.map(({ kind, text }, at) => {
    if (kind === 'words') return <Fragment key={at}>{text}</Fragment>
    if (kind === 'strong') return <strong key={at}>{text}</strong>
    return (
      <bdi key={at} dir="ltr">
        <code className={styles.name}>{text}</code>
      </bdi>
    )
  })
}
