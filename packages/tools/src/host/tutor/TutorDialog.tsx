import { AI_LIMITS } from '@panya/domain/ai/ai-kind.ts'
import { TUTOR_QUESTION_MAX, type TutorTerms } from '@panya/domain/ai/tutor.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { Mascot } from '@panya/ui/Mascot/Mascot.tsx'
import { type FormEvent, useEffect, useState } from 'react'
import { explainError } from './explain.ts'
import styles from './Tutor.module.css'
import type { TutorClient } from './tutor-client.ts'
import { useTutor } from './tutor-hooks.ts'
import type { TutorMessages } from './tutor-messages.ts'
import type { ShownSubject } from './tutor-subject.ts'

const CATALOGUE_ONLY = { mode: 'explanations', coins: null, balance: 0, restricted: false } as const

interface TutorDialogProps {
  t: TutorMessages
  door: TutorClient
  subject: ShownSubject
  onClose(): void
}

export default function TutorDialog({ t, door, subject, onClose }: TutorDialogProps) {
  const [terms, setTerms] = useState<TutorTerms | null>(null)
  useEffect(() => {
    let wanted = true
    door.terms().then(
      (found) => wanted && setTerms(found),
      // Without the server the catalogue still helps.
      () => wanted && setTerms({ ...CATALOGUE_ONLY }),
    )
    return () => {
      wanted = false
    }
  }, [door])
  return (
    <Dialog open title={t('title')} closeLabel={t('close')} onClose={onClose}>
      {terms?.mode === 'off' && <p>{t('off')}</p>}
      {terms && terms.mode !== 'off' && (
        <>
          <Explanation t={t} error={subject.error} />
          {terms.coins === null || terms.restricted ? (
            <p className={styles.privacy}>
              {terms.coins !== null && <>{t('guardianFirst')} </>}
              {t('staysHere')}
            </p>
          ) : (
            <AskModel
              t={t}
              door={door}
              subject={subject}
              coins={terms.coins}
              balance={terms.balance}
            />
          )}
        </>
      )}
    </Dialog>
  )
}

function Explanation({ t, error }: { t: TutorMessages; error: string | null }) {
  const { what, tryThis } = explainError(error)
  return (
    <div className={styles.explanation}>
      <Mascot kind="owl" mood={error === null ? 'hello' : 'thinking'} size={72} />
      <div>
        {error !== null && (
          <p className={styles.error} dir="ltr">
            {error.slice(0, 200)}
          </p>
        )}
        <h3>{t('what')}</h3>
        <p>{t(what)}</p>
        <h3>{t('tryThis')}</h3>
        <p>{t(tryThis)}</p>
      </div>
    </div>
  )
}

function problemText(
  problem: string,
): 'failedLimit' | 'failedClassLimit' | 'guardianFirst' | 'failed' {
  if (problem === 'daily-limit') return 'failedLimit'
  if (problem === 'class-limit') return 'failedClassLimit'
  return problem === 'guardian-consent-needed' ? 'guardianFirst' : 'failed'
}

interface AskModelProps extends Omit<TutorDialogProps, 'onClose'> {
  coins: number
  balance: number
}

/** The price before, the balance after; nothing is sent before somebody presses the button. */
function AskModel({ t, door, subject, coins, balance }: AskModelProps) {
  const [question, setQuestion] = useState('')
  const { state, ask, stop } = useTutor(door)
  const program = subject.program.slice(0, AI_LIMITS.programLength)
  const send = (event: FormEvent) => {
    event.preventDefault()
    void ask({ program, error: subject.error?.slice(0, 2000) ?? null, question }, coins)
  }
  const left = state.balance ?? balance
  return (
    <section className={styles.ask} aria-labelledby="tutor-ask">
      <h3 id="tutor-ask">{t('askMore')}</h3>
      <form onSubmit={send}>
        <TextField
          label={t('question')}
          dir="auto"
          maxLength={TUTOR_QUESTION_MAX}
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
        />
        <div className={styles.row}>
          {state.busy ? (
            <Button look="stop" onClick={stop}>
              {t('stop')}
            </Button>
          ) : (
            <Button type="submit" disabled={left < coins}>
              {t('send', { coins })}
            </Button>
          )}
          <span>{t(state.paid ? 'paid' : 'balance', { count: left })}</span>
        </div>
      </form>
      {left < coins && !state.paid && <p>{t('tooFew')}</p>}
      <div aria-live="polite">
        {state.busy && state.text === '' && <p>{t('thinking')}</p>}
        {state.text !== '' && (
          <p className={styles.answer} dir="auto">
            {state.text}
          </p>
        )}
      </div>
      {state.problem !== null && (
        <p role="alert" className={styles.wrong}>
          {t(problemText(state.problem))}
        </p>
      )}
      <p className={styles.privacy}>{t('goesOut')}</p>
    </section>
  )
}
