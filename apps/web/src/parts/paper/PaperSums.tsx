import type { MessageDescriptor } from '@lingui/core'
import type { TaxPaper } from '@panya/domain/tax-paper/paper.ts'
import { Word } from './PaperWord.tsx'
import styles from './paper.module.css'
import { PAPER_WORDS } from './paper-messages.ts'
import { amountInWords, amountOn } from './paper-writing.ts'
import type { PaperWords } from './use-paper-words.ts'

interface PaperSumsProps {
  paper: Pick<TaxPaper, 'kind' | 'currency' | 'netMinor' | 'taxMinor' | 'totalMinor'>
  words: PaperWords
}

/** Tax stands apart, where there is any; the whole is repeated in words. */
export function PaperSums({ paper, words }: PaperSumsProps) {
  const { kind, currency, netMinor, taxMinor, totalMinor } = paper
  const net = kind === 'credit-note' ? PAPER_WORDS.difference : PAPER_WORDS.net
  const taxed: [MessageDescriptor, number][] = [
    [net, netMinor],
    [PAPER_WORDS.tax, taxMinor],
  ]
  const total: [MessageDescriptor, number] = [PAPER_WORDS.total, totalMinor]
  const sums = [...(taxMinor === 0 ? [] : taxed), total]
  return (
    <>
      <dl className={styles.sums}>
        {sums.map(([word, minor]) => (
          <div key={word.id}>
            <dt>
              <Word of={word} words={words} />
            </dt>
            <dd>{amountOn(minor)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.words}>
        <Word of={PAPER_WORDS.inWords} words={words} />: {amountInWords(totalMinor, currency)}
      </p>
    </>
  )
}
