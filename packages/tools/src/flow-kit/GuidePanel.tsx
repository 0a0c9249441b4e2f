import { useFlowContent } from '@panya/engines/flow/canvas/flow-hooks.ts'
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import { useState } from 'react'
import type { FlowMessages } from './flow-messages.ts'
import type { FlowTool, GuideStep } from './flow-tool.ts'
import styles from './SidePanels.module.css'

/** The first flow step by step, or one of several missions; a step is ticked off when the flow shows it was done. */

interface GuideProps {
  session: FlowSession
  tool: Pick<FlowTool, 'guide' | 'missions'>
  messages: FlowMessages
}

export function GuidePanel({ session, tool, messages }: GuideProps) {
  const { missions } = tool
  const [chosen, setChosen] = useState(missions?.[0]?.id)
  const mission = missions?.find(({ id }) => id === chosen)
  return (
    <section className={styles.panel} aria-label={messages.t('guide')}>
      <h2>{mission ? messages.own(`mission.${mission.id}`) : messages.t('guide')}</h2>
      {missions && (
        <label className={styles.missions}>
          <span>{messages.t('missions')}</span>
          <select value={chosen} onChange={(event) => setChosen(event.target.value)}>
            {missions.map(({ id }) => (
              <option key={id} value={id}>
                {messages.own(`mission.${id}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {mission && <p>{messages.own(`mission.${mission.id}.text`)}</p>}
      <Steps session={session} steps={mission?.steps ?? tool.guide} messages={messages} />
    </section>
  )
}

function Steps({
  session,
  steps,
  messages,
}: {
  session: FlowSession
  steps: readonly GuideStep[]
  messages: FlowMessages
}) {
  const content = useFlowContent(session)
  const open = steps.findIndex((step) => !step.done(content))
  const now = open < 0 ? steps.length : open
  return (
    <>
      <p aria-live="polite">
        {now < steps.length
          ? messages.t('guideNext', { step: now + 1, count: steps.length })
          : messages.t('guideDone')}
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
            <div>{messages.own(`guide.${step.id}`)}</div>
          </li>
        ))}
      </ol>
      {now === steps.length && <div className={styles.done}>{messages.own('guide.next')}</div>}
    </>
  )
}
