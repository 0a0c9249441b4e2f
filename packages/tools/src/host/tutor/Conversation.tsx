/** What was asked and what came of it, newest last and in sight; the tutor's panel and the chat show the same. */
import { Button } from '@panya/ui/Button/Button.tsx'
import { useEffect, useRef } from 'react'
import { Named } from './Answer.tsx'
import styles from './Conversation.module.css'
import type { ConversationState } from './conversation-state.ts'
import { Outcome } from './Outcome.tsx'
import { ReportAnswer } from './ReportAnswer.tsx'
import type { Report, TutorStep } from './tutor-client.ts'
import type { TutorMessages } from './tutor-messages.ts'
import type { ShownSubject } from './tutor-subject.ts'

interface ConversationProps {
  t: TutorMessages
  state: ConversationState
  report: Report
  onReported(turn: string): void
  onStop(): void
  draw?: ShownSubject['draw']
}

const STEPS = {
  thinking: 'stepThinking',
  checking: 'stepChecking',
  again: 'stepAgain',
} as const satisfies Record<TutorStep, string>

export function Conversation({ t, state, report, onReported, onStop, draw }: ConversationProps) {
  const { turns, asked, contacts } = state
  const newest = useRef<HTMLLIElement>(null)
  const last = asked ? 'asked' : (turns.at(-1)?.id ?? null)
  useEffect(() => {
    // The question at the top, so that a long answer is read from its beginning.
    if (last !== null && newest.current) scrollToTop(newest.current)
  }, [last])
  return (
    <>
      <div role="log" aria-live="polite" aria-label={t('conversation')} className={styles.log}>
        <ol>
          {turns.map((turn, at) => (
            <li key={turn.id} ref={!asked && at === turns.length - 1 ? newest : null}>
              <Question t={t} text={turn.question} />
              <Outcome t={t} turn={turn} contact={contacts[turn.id] ?? null} draw={draw} />
              {turn.outcome === 'answered' && (
                <ReportAnswer t={t} turn={turn} report={report} onReported={onReported} />
              )}
            </li>
          ))}
          {asked && (
            <li ref={newest}>
              <Question t={t} text={asked.question} />
            </li>
          )}
        </ol>
      </div>
      <div className={styles.step}>
        <output>{asked && t(STEPS[asked.step])}</output>
        {/* Not where the question was sent: the second press of an impatient hand would stop it. */}
        {asked && (
          <Button look="stop" size="compact" onClick={onStop}>
            {t('stop')}
          </Button>
        )}
      </div>
    </>
  )
}

function Question({ t, text }: { t: TutorMessages; text: string }) {
  return (
    <div className={styles.question} dir="auto">
      <span className="visually-hidden">{t('youAsked')} </span>
      <Named text={text} />
    </div>
  )
}

/** Only the box it stands in: the page around it stays where it is. */
function scrollToTop(item: HTMLElement): void {
  const box = item.closest('[data-scrolls]')
  if (!box) return
  const { top } = box.getBoundingClientRect()
  box.scrollTo({ top: box.scrollTop + item.getBoundingClientRect().top - top })
}
