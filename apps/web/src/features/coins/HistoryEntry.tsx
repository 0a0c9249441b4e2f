/** One line of the history, in plain words: what, how many, from where, and what came back and why. */
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AiKind } from '@panya/domain/ai/ai-kind.ts'
import { formatNumber } from '@panya/domain/locale/format-number.ts'
import type { CoinEntry } from '@panya/domain/money/coins.ts'
import { formatTime } from '@panya/domain/time/format-moment.ts'
import { useAddress } from '../../adapters/address.ts'
import { AI_KIND_MESSAGES } from '../../parts/ai/ai-messages.ts'
import styles from './CoinsScreen.module.css'
import { OTHER_PURPOSE, VOID_REASON_MESSAGES } from './coin-messages.ts'
import { SourceName } from './SourceName.tsx'

type Used = Extract<CoinEntry, { kind: 'used' }>

export function HistoryEntry({ entry }: { entry: CoinEntry }) {
  const { locale } = useAddress()
  const tone = toneOf(entry)
  return (
    <li className={styles.entry} data-tone={tone}>
      <span className={styles.mark} aria-hidden="true">
        {{ plus: '+', minus: '−', back: '↺', run: '…' }[tone]}
      </span>
      <span className={styles.text}>
        <span>
          {entry.kind === 'used' ? <UsedMessage entry={entry} /> : <LotMessage entry={entry} />}
        </span>
        <small>
          <time dateTime={entry.at}>{formatTime(locale, new Date(entry.at))}</time>
          {entry.kind === 'used' && <PaidFrom entry={entry} />}
        </small>
      </span>
      <Amount entry={entry} />
    </li>
  )
}

function toneOf(entry: CoinEntry): 'plus' | 'minus' | 'back' | 'run' {
  if (entry.kind === 'got') return 'plus'
  if (entry.kind === 'ended') return 'minus'
  return { running: 'run', paid: 'minus', 'given-back': 'back' }[entry.state] as 'run'
}

function LotMessage({ entry }: { entry: Exclude<CoinEntry, Used> }) {
  const name = <SourceName source={entry.source} note={entry.note} />
  if (entry.kind === 'got') return name
  return <Trans>The month is over: {name}</Trans>
}

function UsedMessage({ entry }: { entry: Used }) {
  const { t } = useLingui()
  const what = t(AI_KIND_MESSAGES[entry.purpose as AiKind] ?? OTHER_PURPOSE)
  if (entry.state === 'running') {
    return (
      <>
        {what} – <Trans>is running now</Trans>
      </>
    )
  }
  if (entry.why === null) return what
  return (
    <>
      {what}
      <br />
      <span className={styles.why}>{t(VOID_REASON_MESSAGES[entry.why])}</span>
    </>
  )
}

function PaidFrom({ entry }: { entry: Used }) {
  if (entry.state !== 'paid') return null
  return entry.from.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the past never changes places
    <span key={index}>
      {' · '}
      <SourceName source={part.source} note={part.note} />
      {entry.from.length > 1 && ` (${part.amount})`}
    </span>
  ))
}

function Amount({ entry }: { entry: CoinEntry }) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const count = formatNumber(locale, entry.amount)
  if (entry.kind === 'used' && entry.state === 'given-back') {
    return (
      <span
        className={styles.count}
        title={t`${plural(entry.amount, { one: '# coin came back', other: '# coins came back' })}`}
      >
        {formatNumber(locale, 0)}
      </span>
    )
  }
  return (
    <span className={styles.count} dir="ltr">
      {entry.kind === 'got' ? '+' : '−'}
      {count}
    </span>
  )
}
