import type { MessageDescriptor } from '@lingui/core'
import type { CreditNote } from '@panya/domain/tax-paper/paper.ts'
import { Fragment } from 'react'
import { Word } from './PaperWord.tsx'
import styles from './paper.module.css'
import { PAPER_WORDS } from './paper-messages.ts'
import { amountOn, dayOn } from './paper-writing.ts'
import type { PaperWords } from './use-paper-words.ts'

/** Which invoice a credit note makes smaller, from what to what, and why. */
export function PaperOriginal({ note, words }: { note: CreditNote; words: PaperWords }) {
  const { number, day, netMinor, creditedMinor, rightMinor } = note.original
  const values: [MessageDescriptor, number][] = [
    [PAPER_WORDS.before, netMinor],
    [PAPER_WORDS.credited, creditedMinor],
    [PAPER_WORDS.right, rightMinor],
  ]
  return (
    <dl className={styles.pairs}>
      <dt>
        <Word of={PAPER_WORDS.original} words={words} />
      </dt>
      <dd>
        {number}, {dayOn(day, words.language)}
      </dd>
      {values.map(([word, minor]) => (
        <Fragment key={word.id}>
          <dt>
            <Word of={word} words={words} />
          </dt>
          <dd>{amountOn(minor)}</dd>
        </Fragment>
      ))}
      <dt>
        <Word of={PAPER_WORDS.reason} words={words} />
      </dt>
      <dd>
        <bdi>{note.reason}</bdi>
      </dd>
    </dl>
  )
}
