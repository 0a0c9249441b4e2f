/** What the tutor says: the free explanation first, the conversation under it, and where one asks. */
import { TUTOR_LIMITS } from '@panya/domain/tutor/tutor.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useEffect, useRef, useState } from 'react'
import { keptText } from '../place/kept-text.ts'
import type { ToolPlace } from '../place/tool-place.ts'
import { AskForm } from './AskForm.tsx'
import { Conversation } from './Conversation.tsx'
import { FirstHelp } from './FirstHelp.tsx'
import { failureMessage } from './failure-message.ts'
import styles from './Tutor.module.css'
import type { TutorClient } from './tutor-client.ts'
import type { TutorMessages } from './tutor-messages.ts'
import { type ShownSubject, toldSubject } from './tutor-subject.ts'
import { useConversation } from './use-conversation.ts'
import { useRestored } from './use-restored.ts'
import { useTerms } from './use-terms.ts'

export interface TutorTalkProps {
  t: TutorMessages
  kind: 'owl' | 'fox'
  door: TutorClient
  subject: ShownSubject
  /** Looks at the work as it is now. */
  look(): Promise<ShownSubject>
  /** What was typed comes back with the page. */
  place?: ToolPlace | undefined
}

export function TutorTalk({ t, kind, door, subject, look, place }: TutorTalkProps) {
  const { terms, look: lookAtTerms, lookSoon, paid } = useTerms(door, subject.level)
  const name = `tutor question ${subject.level ?? ''}`
  const [question, setQuestion] = useState(() => keptText(place, name))
  useEffect(
    () => place?.keep(name, question === '' ? undefined : question),
    [place, name, question],
  )
  const [goneOnFrom, setGoneOnFrom] = useState<string | null>(null)
  const body = useRef<HTMLDivElement>(null)
  const { state, tell, send, beginAnew, stop } = useConversation(door.ask, (asked, failure) => {
    if (asked) paid(asked.balance)
    // The price may be another one, or what broke off was answered after all.
    else if (failure === 'stopped') lookSoon()
    else void lookAtTerms()
  })
  const [hasBegun, setHasBegun] = useState(false)
  const onAnswered = (answered: string) => setQuestion((now) => (now === answered ? '' : now))
  useRestored(terms, { state, tell, hasBegun, onAnswered })
  const help = JSON.stringify([subject.error, subject.failing, subject.firstHelp])
  const helpBefore = useRef(help)
  useEffect(() => {
    if (helpBefore.current !== help) body.current?.scrollTo({ top: 0 })
    helpBefore.current = help
  }, [help])

  async function ask(coins: number): Promise<void> {
    setHasBegun(true)
    const words = question.trim()
    setQuestion('')
    const done = await send({ subject: toldSubject(await look()), question: words, coins })
    // Nobody should have to write it again.
    if (!done) setQuestion((now) => (now === '' ? words : now))
  }

  if (terms !== null && terms !== 'unreachable' && terms.mode === 'off') {
    return <p className={styles.off}>{t('off')}</p>
  }
  const { turns, asked, failure } = state
  const isFull = turns.length >= TUTOR_LIMITS.turns
  // Nothing of coins and chips under kind words, until somebody wants to go on.
  const inCare = !asked && turns.at(-1)?.outcome === 'care' && turns.at(-1)?.id !== goneOnFrom
  const asks = terms !== null && terms !== 'unreachable' && terms.coins !== null
  return (
    <>
      {/* Scrolled with the keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <section ref={body} data-scrolls className={styles.body} aria-label={t('says')} tabIndex={0}>
        <FirstHelp t={t} kind={kind} subject={subject} />
        {turns.length > 0 && (
          <Button
            look="quiet"
            size="compact"
            className={styles.fresh}
            onClick={() => {
              setHasBegun(true)
              beginAnew()
            }}
          >
            {t('fresh')}
          </Button>
        )}
        <Conversation
          t={t}
          state={state}
          report={door.report}
          onReported={(turn) => tell({ kind: 'reported', turn })}
          onStop={stop}
          draw={subject.draw}
        />
        {failure !== null && (
          <p role="alert" className={styles.wrong}>
            {t(failureMessage(failure))}
          </p>
        )}
        {isFull && <p className={styles.privacy}>{t('full')}</p>}
        <p className={styles.privacy}>
          {terms === 'unreachable' && <>{t('failedOffline')} </>}
          {asks && terms.restricted && <>{t('guardianFirst')} </>}
          {asks && !terms.restricted ? t('goesOut') : t('staysHere')}
        </p>
      </section>
      {asks && !terms.restricted && terms.coins !== null && !isFull && !inCare && (
        <AskForm
          t={t}
          question={question}
          onQuestion={setQuestion}
          coins={terms.coins}
          balance={terms.balance}
          paid={state.paid}
          busy={asked !== null}
          watched={terms.watched}
          begun={turns.length > 0}
          onSend={() => void ask(terms.coins ?? 0)}
        />
      )}
      {inCare && (
        <div className={styles.after}>
          <Button look="ghost" size="small" onClick={() => setGoneOnFrom(turns.at(-1)?.id ?? null)}>
            {t('goOn')}
          </Button>
        </div>
      )}
    </>
  )
}
