import type { MessageDescriptor } from '@lingui/core'
import { directionOf } from '@panya/domain/locale/locale.ts'
import styles from './paper.module.css'
import type { PaperWords } from './use-paper-words.ts'

/** A word in the paper's language, and beneath it in the reader's. */
export function Word({ of, words }: { of: MessageDescriptor; words: PaperWords }) {
  return (
    <>
      {words.say(of)}
      <AlsoWord of={of} words={words} />
    </>
  )
}

/** The reader's language alone, where the law has chosen the word before it. */
export function AlsoWord({ of, words }: { of: MessageDescriptor; words: PaperWords }) {
  const text = words.sayAlso(of)
  if (text === null) return null
  return (
    <>
      {' '}
      <small className={styles.also} lang={words.also} dir={directionOf(words.also)}>
        {text}
      </small>
    </>
  )
}
