import type { MessageDescriptor } from '@lingui/core'
import { branchText, type PaperParty } from '@panya/domain/tax-paper/paper.ts'
import { Word } from './PaperWord.tsx'
import styles from './paper.module.css'
import { PAPER_WORDS } from './paper-messages.ts'
import type { PaperWords } from './use-paper-words.ts'

interface PaperPartyBlockProps {
  party: PaperParty
  word: MessageDescriptor
  words: PaperWords
}

/** Who sells or buys, as the tax office knows them. */
export function PaperPartyBlock({ party, word, words }: PaperPartyBlockProps) {
  const { name, address, taxId, branch } = party
  return (
    <div className={styles.party}>
      <p className={styles.who}>
        <Word of={word} words={words} />
      </p>
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
        {branch !== null && <> ({branchText(branch)[words.language]})</>}
      </p>
      <p>
        <bdi>{address}</bdi>
      </p>
      {taxId !== null && (
        <p>
          <Word of={PAPER_WORDS.taxId} words={words} /> {taxId}
        </p>
      )}
    </div>
  )
}
