/** Where no language model is set up: what works all the same, and how to get one. */
import { Trans } from '@lingui/react/macro'
import { Panel } from '../parts/Panel.tsx'
import styles from './Tutor.module.css'

const EXAMPLE = `AI_BASE_URL=http://localhost:11434/v1
AI_MODEL=qwen2.5:7b-instruct`

export function NoService() {
  return (
    <Panel title={<Trans>Services that answer</Trans>}>
      <div className={styles.text}>
        <p>
          <Trans>
            No language model is set up. The tutor still explains errors and next steps by itself;
            nobody can ask it questions of their own.
          </Trans>
        </p>
        <p>
          <Trans>
            Whoever runs the server can name any OpenAI-compatible service, also one on the school’s
            own machine (Ollama, llama.cpp), and start it again:
          </Trans>
        </p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, so keys must reach it */}
        <pre dir="ltr" tabIndex={0}>
          <code>{EXAMPLE}</code>
        </pre>
        <dl className={styles.settings}>
          <div>
            <dt>
              <code dir="ltr">AI_API_KEY</code>
            </dt>
            <dd>
              <Trans>the key, where the service wants one</Trans>
            </dd>
          </div>
          <div>
            <dt>
              <code dir="ltr">AI_2_BASE_URL … AI_4_MODEL</code>
            </dt>
            <dd>
              <Trans>further services, asked when the one before fails</Trans>
            </dd>
          </div>
          <div>
            <dt>
              <code dir="ltr">AI_DAILY_TOKENS</code>
            </dt>
            <dd>
              <Trans>as much as may be used in a day</Trans>
            </dd>
          </div>
          <div>
            <dt>
              <code dir="ltr">AI_MODERATION</code>
            </dt>
            <dd>
              <Trans>who looks at texts beside our own word lists</Trans>
            </dd>
          </div>
        </dl>
      </div>
    </Panel>
  )
}
