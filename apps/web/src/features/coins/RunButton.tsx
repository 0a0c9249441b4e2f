/** Runs for a price that is on it; says why not, when it cannot. */
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import styles from './AiServices.module.css'
import type { AiFormProps } from './AiServices.tsx'

const BUSY = msg`The AI has a lot to do. It cost nothing; try again in a moment.`

const MESSAGES: Record<string, MessageDescriptor> = {
  'price-changed': msg`The price has just changed. Look at it, and press again if you like.`,
  'bad-input': msg`This is not a picture the AI can read. It cost nothing.`,
  'too-busy': BUSY,
  'ai-busy': BUSY,
  'too-few': msg`You do not have enough coins for this.`,
  'daily-limit': msg`That is enough for today: your class has a daily limit.`,
  'class-limit': msg`Your class has used its coins for today. Tomorrow there are new ones.`,
  'guardian-consent-needed': msg`Your parent or guardian has to say yes first.`,
}

const OTHER_PROBLEM = msg`That did not work. It cost nothing.`

interface RunButtonProps extends Pick<AiFormProps, 'coins' | 'offers'> {
  busy: boolean
  ready: boolean
  paid: number | null
  problem: string | null
}

export function RunButton({ coins, offers, busy, ready, paid, problem }: RunButtonProps) {
  const { t } = useLingui()
  const { balance, leftToday, leftForClass, restricted } = offers
  const limit =
    (coins > balance && 'too-few') ||
    (leftToday !== null && coins > leftToday && 'daily-limit') ||
    (leftForClass !== null && coins > leftForClass && 'class-limit')
  const messageOf = (name: string) => t(MESSAGES[name] ?? OTHER_PROBLEM)
  return (
    <div className={styles.run}>
      <Button
        type="submit"
        disabled={busy || !ready || limit !== false || restricted}
        aria-busy={busy}
      >
        {busy
          ? t`Working…`
          : t`${plural(coins, { 0: 'Run for free', one: 'Run for # coin', other: 'Run for # coins' })}`}
      </Button>
      <span>
        {paid === null ? (
          <Plural value={balance} one="You have # coin." other="You have # coins." />
        ) : (
          <Plural
            value={balance}
            one="Done. You have # coin left."
            other="Done. You have # coins left."
          />
        )}
      </span>
      {limit && <p>{messageOf(limit)}</p>}
      {problem !== null && (
        <p role="alert" className={styles.wrong}>
          {messageOf(problem)}
        </p>
      )}
    </div>
  )
}
