import { useFlowContent } from '@panya/engines/flow/canvas/flow-hooks.ts'
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import type { FlowTexts } from './flow-texts.ts'
import type { GuideStep } from './flow-tool.ts'
import styles from './SidePanels.module.css'

/** The first flow step by step; a step is ticked off when the flow shows it was done. */
export function GuidePanel({
  session,
  steps,
  texts,
}: {
  session: FlowSession
  steps: readonly GuideStep[]
  texts: FlowTexts
}) {
  const content = useFlowContent(session)
  const open = steps.findIndex((step) => !step.done(content))
  const now = open < 0 ? steps.length : open
  return (
    <section className={styles.panel} aria-label={texts.t('guide')}>
      <h2>{texts.t('guide')}</h2>
      <p aria-live="polite">
        {now < steps.length
          ? texts.t('guideNext', { step: now + 1, count: steps.length })
          : texts.t('guideDone')}
      </p>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            data-done={index < now || undefined}
            data-now={index === now || undefined}
            aria-current={index === now ? 'step' : undefined}
          >
            <span aria-hidden="true">{index < now ? '✓' : index + 1}</span>
            <div>{texts.own(`guide.${step.id}`)}</div>
          </li>
        ))}
      </ol>
      {now === steps.length && <div className={styles.done}>{texts.own('guide.next')}</div>}
    </section>
  )
}
