/** Puts a fixed set of questions to the services, as learners would, and shows how the answers were judged. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useAddress } from '../../../adapters/address.ts'
import type { TriedQuestion } from '../../../adapters/admin/tutor.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { Notice } from '../parts/Notice.tsx'
import { Panel } from '../parts/Panel.tsx'
import parts from '../parts/parts.module.css'
import { FAULT_WORDS } from './fault-words.ts'
import styles from './Tutor.module.css'
import { useToolTitle } from './use-tool-title.ts'
import { useTrial } from './use-trial.ts'

export function Trial({ tools }: { tools: readonly ToolManifest[] }) {
  const { t } = useLingui()
  const trial = useTrial()
  const { state, tried, score, problem } = trial
  const isRunning = state === 'running'
  const last = tried.at(-1)
  const [done, of] = [tried.length, last?.of ?? 0]
  return (
    <Panel
      title={<Trans>Try the tutor</Trans>}
      about={
        <Trans>
          Puts 24 fixed questions to the services in this page’s language and judges the answers by
          the rules that hold for learners. It costs tokens, some 50,000, and can take minutes.
          Nothing is kept.
        </Trans>
      }
    >
      <div className={parts.actions}>
        {isRunning ? (
          <Button look="stop" onClick={trial.stop}>
            <Trans>Stop</Trans>
          </Button>
        ) : (
          <Button onClick={() => void trial.start()}>
            {score || done > 0 ? <Trans>Try again</Trans> : <Trans>Try the tutor</Trans>}
          </Button>
        )}
        {isRunning && (
          <span className={styles.progress}>
            <progress max={of || 1} value={done} aria-label={t`Try the tutor`} />
            {of > 0 && (
              <Trans>
                {done} of {of}
              </Trans>
            )}
          </span>
        )}
      </div>
      <output>{score && <Score {...score} />}</output>
      {problem !== null && (
        <Notice tone="wrong">
          {problem === 'trial-running' ? (
            <Trans>Somebody else is trying it just now. Wait until that is over.</Trans>
          ) : problem === 'ai-budget' ? (
            <Trans>The tokens of the day are used up. Tomorrow it can be tried again.</Trans>
          ) : (
            <Trans>The trial did not come to its end. Try again in a moment.</Trans>
          )}
        </Notice>
      )}
      {done > 0 && (
        <ol className={styles.tried} aria-label={t`Questions and how they went`}>
          {tried.map((one) => (
            <Tried key={one.index} one={one} tools={tools} />
          ))}
        </ol>
      )}
    </Panel>
  )
}

function Score({ right, of }: { right: number; of: number }) {
  return (
    <span className={styles.score}>
      <b>
        <bdi>
          {right} / {of}
        </bdi>
      </b>{' '}
      <Trans>answers were right. What is not right never reaches a learner.</Trans>
    </span>
  )
}

function Tried({ one, tools }: { one: TriedQuestion; tools: readonly ToolManifest[] }) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const { count } = useFormat()
  const toolTitle = useToolTitle(tools)
  const { tool, question, faults, ms } = one
  const words = faults.map((fault) => (FAULT_WORDS[fault] ? t(FAULT_WORDS[fault]) : fault))
  const seconds = count(Math.round(ms / 100) / 10)
  return (
    <li data-right={faults.length === 0}>
      <span className={styles.mark} aria-hidden="true">
        {faults.length === 0 ? '✓' : '✕'}
      </span>
      <div>
        <p dir="auto">{question}</p>
        <p className={styles.soft}>
          {toolTitle(tool)} · <Trans>{seconds} s</Trans> ·{' '}
          <b>{faults.length === 0 ? t`right` : new Intl.ListFormat(locale).format(words)}</b>
        </p>
      </div>
    </li>
  )
}
