/** Runs for a price that is on it; says why not, when it cannot. */
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import styles from './AiDesk.module.css'
import type { DeskFormProps } from './AiDesk.tsx'

interface RunButtonProps extends Pick<DeskFormProps, 'coins' | 'offers'> {
  busy: boolean
  ready: boolean
  paid: number | null
  problem: string | null
}

export function RunButton({ coins, offers, busy, ready, paid, problem }: RunButtonProps) {
  const { t } = useLingui()
  const { balance, leftToday, leftForClass, restricted } = offers
  const tooFew = coins > balance
  const tooMuch = leftToday !== null && coins > leftToday
  const classDone = leftForClass !== null && coins > leftForClass
  const stopped = tooFew || tooMuch || classDone || restricted
  return (
    <div className={styles.run}>
      <Button type="submit" disabled={busy || !ready || stopped} aria-busy={busy}>
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
      {tooFew && (
        <p>
          <Trans>You do not have enough coins for this.</Trans>
        </p>
      )}
      {!tooFew && tooMuch && (
        <p>
          <Why problem="daily-limit" />
        </p>
      )}
      {!tooFew && !tooMuch && classDone && (
        <p>
          <Why problem="class-limit" />
        </p>
      )}
      {problem !== null && (
        <p role="alert" className={styles.wrong}>
          <Why problem={problem} />
        </p>
      )}
    </div>
  )
}

function Why({ problem }: { problem: string }) {
  switch (problem) {
    case 'price-changed':
      return <Trans>The price has just changed. Look at it, and press again if you like.</Trans>
    case 'bad-input':
      return <Trans>This is not a picture the AI can read. It cost nothing.</Trans>
    case 'too-busy':
    case 'ai-busy':
      return <Trans>The AI has a lot to do. It cost nothing; try again in a moment.</Trans>
    case 'daily-limit':
      return <Trans>That is enough for today: your class has a daily limit.</Trans>
    case 'class-limit':
      return <Trans>Your class has used its coins for today. Tomorrow there are new ones.</Trans>
    case 'guardian-consent-needed':
      return <Trans>Your parent or guardian has to say yes first.</Trans>
    default:
      return <Trans>That did not work. It cost nothing.</Trans>
  }
}
