import styles from './AiViews.module.css'
import { cutAtWords, type WordPart } from './marked-words.ts'

/** The text with the words that spoke for the answer, and those that spoke against it. */
export function MarkedText({ text, words }: { text: string; words: readonly WordPart[] }) {
  const half = Math.max(0, ...words.map(({ score }) => Math.abs(score))) / 2
  return (
    <p className={styles.words} dir="auto">
      {cutAtWords(text, words).map(({ piece, score, at }) =>
        score === 0 ? (
          <span key={at}>{piece}</span>
        ) : (
          <mark
            key={at}
            data-against={score < 0 || undefined}
            data-much={Math.abs(score) >= half || undefined}
          >
            {piece}
          </mark>
        ),
      )}
    </p>
  )
}
