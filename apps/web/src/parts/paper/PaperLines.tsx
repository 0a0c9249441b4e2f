import type { TaxPaper } from '@panya/domain/tax-paper/paper.ts'
import { Word } from './PaperWord.tsx'
import styles from './paper.module.css'
import { PAPER_WORDS } from './paper-messages.ts'
import { amountOn } from './paper-writing.ts'
import type { PaperWords } from './use-paper-words.ts'

interface PaperLinesProps {
  paper: Pick<TaxPaper, 'lines' | 'currency'>
  words: PaperWords
}

export function PaperLines({ paper: { lines, currency }, words }: PaperLinesProps) {
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">
            <Word of={PAPER_WORDS.line} words={words} />
          </th>
          <th scope="col">
            <Word of={PAPER_WORDS.description} words={words} />
          </th>
          <th scope="col" data-number>
            <Word of={PAPER_WORDS.quantity} words={words} />
          </th>
          <th scope="col" data-number>
            <Word of={PAPER_WORDS.value} words={words} /> ({currency})
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ description, quantity, netMinor }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a paper never changes
          <tr key={index}>
            <td>{index + 1}</td>
            <td>
              <bdi>{description}</bdi>
            </td>
            <td data-number>{quantity}</td>
            <td data-number>{amountOn(netMinor)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
