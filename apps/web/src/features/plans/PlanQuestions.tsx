import { Trans } from '@lingui/react/macro'
import styles from './PlansScreen.module.css'

export function PlanQuestions() {
  return (
    <section className={styles.questions} aria-labelledby="plan-questions">
      <h2 id="plan-questions">
        <Trans>Good to know</Trans>
      </h2>
      <dl>
        <dt>
          <Trans>What is an AI coin?</Trans>
        </dt>
        <dd>
          <Trans>
            A coin pays for one small job of the server’s AI, such as reading a photo of a page. The
            AI in your own browser costs nothing.
          </Trans>
        </dd>
        <dt>
          <Trans>What if the AI fails?</Trans>
        </dt>
        <dd>
          <Trans>Then it costs nothing: the coins come straight back.</Trans>
        </dd>
        <dt>
          <Trans>Do coins run out?</Trans>
        </dt>
        <dd>
          <Trans>The coins of a month are new every month. Coins given as a present stay.</Trans>
        </dd>
        <dt>
          <Trans>Who pays for a child?</Trans>
        </dt>
        <dd>
          <Trans>
            A parent or guardian. The page makes a link for them; nobody under 18 pays here.
          </Trans>
        </dd>
        <dt>
          <Trans>Is tax on top?</Trans>
        </dt>
        <dd>
          <Trans>
            No. Where there is tax it is in the price, and you see how much before you pay.
          </Trans>
        </dd>
        <dt>
          <Trans>What happens when the time is over?</Trans>
        </dt>
        <dd>
          <Trans>
            You pay again, or the free plan goes on. Everything you have made stays with you.
          </Trans>
        </dd>
      </dl>
    </section>
  )
}
