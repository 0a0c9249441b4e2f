/** A receipt, a tax invoice or a credit note as a sheet of A4: what the law asks for, and nothing that is pressed. */
import { PAPER_TITLES, type TaxPaper } from '@panya/domain/tax-paper/paper.ts'
import { PAPER_MESSAGES } from '../order/order-messages.ts'
import { PaperLines } from './PaperLines.tsx'
import { PaperOriginal } from './PaperOriginal.tsx'
import { PaperPartyBlock } from './PaperPartyBlock.tsx'
import { PaperSums } from './PaperSums.tsx'
import { AlsoWord, Word } from './PaperWord.tsx'
import styles from './paper.module.css'
import { PAPER_WORDS } from './paper-messages.ts'
import { dayOn } from './paper-writing.ts'
import type { PaperWords } from './use-paper-words.ts'

interface PaperSheetProps {
  paper: TaxPaper
  words: PaperWords
}

export function PaperSheet({ paper, words }: PaperSheetProps) {
  const { kind, number, day, seller, buyer } = paper
  return (
    <article className={styles.sheet} lang={words.language} dir="ltr">
      <header className={styles.head}>
        <PaperPartyBlock party={seller} word={PAPER_WORDS.seller} words={words} />
        <div className={styles.title}>
          <h2>
            {PAPER_TITLES[kind][words.language]}
            <AlsoWord of={PAPER_MESSAGES[kind]} words={words} />
          </h2>
          <dl className={styles.pairs}>
            <dt>
              <Word of={PAPER_WORDS.number} words={words} />
            </dt>
            <dd>{number}</dd>
            <dt>
              <Word of={PAPER_WORDS.day} words={words} />
            </dt>
            <dd>{dayOn(day, words.language)}</dd>
          </dl>
        </div>
      </header>
      {buyer && <PaperPartyBlock party={buyer} word={PAPER_WORDS.buyer} words={words} />}
      {paper.kind === 'credit-note' && <PaperOriginal note={paper} words={words} />}
      <PaperLines paper={paper} words={words} />
      <PaperSums paper={paper} words={words} />
    </article>
  )
}
