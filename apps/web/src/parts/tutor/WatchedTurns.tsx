/** Questions and answers as whoever looks after learners reads them: what was asked, what was shown, and why not. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { WatchedTurn } from '@panya/domain/tutor/turn.ts'
import { Answer } from '@panya/tools/host/tutor/Answer.tsx'
import { useAddress } from '../../adapters/address.ts'
import { useFormat } from '../../adapters/use-format.ts'
import { HARM_WORDS, OUTCOME_WORDS, RUNG_WORDS } from './tutor-words.ts'
import styles from './WatchedTurns.module.css'

interface WatchedTurnsProps {
  turns: readonly WatchedTurn[]
  /** For people who hear it. */
  label: string
}

export function WatchedTurns({ turns, label }: WatchedTurnsProps) {
  return (
    <ol className={styles.turns} aria-label={label}>
      {turns.map((turn) => (
        <li key={turn.id} className={styles.turn} data-outcome={turn.outcome}>
          <Turn turn={turn} />
        </li>
      ))}
    </ol>
  )
}

function Turn({ turn }: { turn: WatchedTurn }) {
  const { t } = useLingui()
  const { moment } = useFormat()
  const { at, question, outcome, rung, text, reported } = turn
  return (
    <>
      <p className={styles.facts}>
        <time dateTime={at}>{moment(at)}</time>
        {rung && outcome === 'answered' && <span>{t(RUNG_WORDS[rung])}</span>}
        {reported && (
          <span className={styles.reported}>
            <Trans>Reported</Trans>
          </span>
        )}
      </p>
      <div className={styles.question}>
        <span className="visually-hidden">
          <Trans>Question</Trans>{' '}
        </span>
        <p dir="auto">{question}</p>
      </div>
      {outcome === 'answered' ? (
        <div className={styles.answer}>
          <span className="visually-hidden">
            <Trans>Answer</Trans>{' '}
          </span>
          <Answer text={text} draw={undefined} />
        </div>
      ) : (
        <div className={styles.none}>
          <p>{t(OUTCOME_WORDS[outcome])}</p>
          {outcome !== 'care' && <Found turn={turn} />}
        </div>
      )}
    </>
  )
}

/** What the rules have found, by kind; the words themselves are not kept. */
function Found({ turn: { harms } }: { turn: WatchedTurn }) {
  const { t } = useLingui()
  const { locale } = useAddress()
  if (harms.length === 0) return null
  const kinds = new Intl.ListFormat(locale).format(harms.map((harm) => t(HARM_WORDS[harm])))
  return (
    <p>
      <Trans>Found: {kinds}</Trans>
    </p>
  )
}
