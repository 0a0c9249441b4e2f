import type { Locale } from '@panya/domain/locale/locale.ts'
import type { Preview } from '@panya/engines/flow/flow-value.ts'
import type { PreviewProps } from '../../../flow-kit/flow-tool.ts'
import { Picture } from '../../../flow-kit/PreviewView.tsx'
import styles from './AiViews.module.css'
import { labelText, percent } from './label-text.ts'
import { MarkedText } from './MarkedText.tsx'
import { strongWords, type WordPart } from './marked-words.ts'

/** How models' answers look: names on a picture, bars of sureness, big words, a level. */

interface Named {
  label: string
  sureness: number
  x: number
  y: number
}

export function BoxesView({ data, large, messages }: PreviewProps) {
  const { picture, names } = data as {
    picture: Extract<Preview, { kind: 'image' }>
    names: Named[]
  }
  return (
    <div className={styles.stack}>
      <div className={styles.picture} dir="ltr">
        <Picture picture={picture} />
        {names.slice(0, large ? 20 : 4).map(({ label, x, y }, at) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- things have no other name
            key={at}
            className={styles.name}
            style={{
              left: `${Math.min(80, x * 100)}%`,
              top: `${Math.min(92, Math.max(0, y * 100))}%`,
            }}
            aria-hidden="true"
          >
            {labelText(messages, label)}
          </span>
        ))}
      </div>
      {(large || names.length === 0) && (
        <ul className={styles.names}>
          {names.map(({ label, sureness }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- things have no other name
            <li key={at}>
              {labelText(messages, label)} {percent(messages.locale, sureness)}
            </li>
          ))}
          {names.length === 0 && <li>{messages.own('view.nothing')}</li>}
        </ul>
      )}
    </div>
  )
}

export interface Guess {
  label: string
  sureness: number
}

export function Bars({
  guesses,
  name,
  locale,
}: {
  guesses: readonly Guess[]
  name: (label: string) => string
  locale: Locale
}) {
  return (
    <ul className={styles.bars}>
      {guesses.map(({ label, sureness }) => (
        <li key={label}>
          <b dir="auto">{name(label)}</b>
          <span className={styles.track} aria-hidden="true">
            <i style={{ inlineSize: `${sureness * 100}%` }} />
          </span>
          <em>{percent(locale, sureness)}</em>
        </li>
      ))}
    </ul>
  )
}

export function GuessesView({ data, large, messages }: PreviewProps) {
  const { guesses, languages } = data as { guesses: Guess[]; languages?: boolean }
  const languageNames = new Intl.DisplayNames(messages.locale, { type: 'language' })
  const name = (label: string): string =>
    languages ? (languageNames.of(label) ?? label) : labelText(messages, label)
  return <Bars guesses={guesses.slice(0, large ? 8 : 3)} name={name} locale={messages.locale} />
}

/** A sentence may be shouted, a page of text is read. */
const LONG = 80

export function BigView({ data, large }: PreviewProps) {
  const { text } = data as { text: string }
  return (
    <output
      className={`${styles.big} ${large ? styles.bigLarge : ''}`}
      data-long={text.length > LONG || undefined}
      dir="auto"
    >
      {text || '…'}
    </output>
  )
}

export function LevelView({ data, messages }: PreviewProps) {
  const { level, threshold } = data as { level: number; threshold: number }
  return (
    <div className={styles.level} dir="ltr">
      <i style={{ inlineSize: `${level}%` }} aria-hidden="true" />
      <u style={{ insetInlineStart: `${threshold}%` }} aria-hidden="true" />
      <meter
        className="visually-hidden"
        min={0}
        max={100}
        value={level}
        aria-label={messages.port('level')}
      />
    </div>
  )
}

export function FeelingView({ data, large, messages }: PreviewProps) {
  const { text, feeling, score, words } = data as {
    text: string
    feeling: string
    score: number
    words: WordPart[]
  }
  return (
    <div className={styles.stack}>
      <output className={styles.big}>
        {labelText(messages, feeling)} <bdi dir="ltr">{score > 0 ? `+${score}` : score}</bdi>
      </output>
      {large && (
        <MarkedText text={text} words={words.filter(({ score: own }) => Math.abs(own) >= 0.03)} />
      )}
      {large && <p className={styles.note}>{messages.own('view.feelingNote')}</p>}
    </div>
  )
}

/** Whole sentences have a line of their own above their bar. */
export function RankingView({ data, large, messages }: PreviewProps) {
  const { found } = data as { found: { text: string; score: number }[] }
  return (
    <ol className={`${styles.bars} ${styles.ranking}`}>
      {found.slice(0, large ? 5 : 2).map(({ text, score }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two texts may be the same
        <li key={at}>
          <b dir="auto">{text}</b>
          <span className={styles.track} aria-hidden="true">
            <i style={{ inlineSize: `${score * 100}%` }} />
          </span>
          <em>{percent(messages.locale, score)}</em>
        </li>
      ))}
    </ol>
  )
}

/** So many words are named one by one, the strongest first. */
const MOST_NAMED = 3

const listOf = (locale: string, words: readonly WordPart[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(words.map(({ word }) => word))

export function TextAnswerView({ data, large, messages }: PreviewProps) {
  const { text, label, guesses, words, nearest } = data as {
    text: string
    /** Empty when it knows nothing of the text. */
    label: string
    guesses: Guess[]
    words: WordPart[]
    nearest: { label: string; text: string }[]
  }
  const sorted = guesses.toSorted((a, b) => b.sureness - a.sureness)
  const strong = strongWords(words)
  const first = strong.filter(({ score }) => score > 0).slice(0, MOST_NAMED)
  return (
    <div className={styles.stack}>
      <Bars
        guesses={sorted.slice(0, large ? 8 : 3)}
        name={(name) => labelText(messages, name)}
        locale={messages.locale}
      />
      {label === '' && <p className={styles.note}>{messages.own('why.unknown')}</p>}
      {large && label !== '' && (
        <>
          <h4>{messages.own('why.words')}</h4>
          <MarkedText text={text} words={strong} />
          {first.length > 0 && (
            <p className={styles.note}>
              {messages.own('why.most', { words: listOf(messages.locale, first) })}
            </p>
          )}
          {nearest.length > 0 && <h4>{messages.own('why.nearest')}</h4>}
          <ul className={styles.thumbs}>
            {nearest.map((example, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two examples may be the same text
              <li key={at}>
                <blockquote dir="auto">
                  <b>{labelText(messages, example.label)}</b>: {example.text}
                </blockquote>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
