/** A talk with the language model the operator has set; each answer has its price. */
import { Trans } from '@lingui/react/macro'
import { AI_LIMITS } from '@panya/domain/ai/ai-kind.ts'
import { TUTOR_LIMITS } from '@panya/domain/tutor/tutor.ts'
import { Conversation } from '@panya/tools/host/tutor/Conversation.tsx'
import { failureMessage } from '@panya/tools/host/tutor/failure-message.ts'
import { useTutorMessages } from '@panya/tools/host/tutor/tutor-messages.ts'
import { useConversation } from '@panya/tools/host/tutor/use-conversation.ts'
import { useRestored } from '@panya/tools/host/tutor/use-restored.ts'
import { useTerms } from '@panya/tools/host/tutor/use-terms.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { type FormEvent, Suspense, useMemo, useState } from 'react'
import { useAddress } from '../../adapters/address.ts'
import { isText, useKeptTyping } from '../../adapters/place/use-kept-typing.ts'
import { chatAsk, chatTerms, reportTurn } from '../../adapters/tutor/tutor.ts'
import styles from './AiServices.module.css'
import type { AiFormProps } from './AiServices.tsx'
import { RunButton } from './RunButton.tsx'

const DOOR = { terms: chatTerms }

export function ChatForm(props: AiFormProps) {
  return (
    <Suspense>
      <Chat {...props} />
    </Suspense>
  )
}

function Chat({ coins, offers, onSettled }: AiFormProps) {
  const { locale } = useAddress()
  const words = useTutorMessages(locale)
  const ask = useMemo(() => chatAsk(locale), [locale])
  const [question, setQuestion] = useState('')
  useKeptTyping('chat', { typed: question || null, isFit: isText, take: setQuestion })
  const { terms, look, lookSoon } = useTerms(DOOR, null)
  const [hasBegun, setHasBegun] = useState(false)
  const talk = useConversation(ask, (settled, failed) => {
    onSettled(settled?.balance ?? null)
    if (failed === 'stopped') lookSoon()
    else if (failed !== null) void look()
  })
  const onAnswered = (answered: string) => setQuestion((now) => (now === answered ? '' : now))
  useRestored(terms, { ...talk, hasBegun, onAnswered })
  const { turns, asked, paid, failure } = talk.state
  const busy = asked !== null
  const isFull = turns.length >= TUTOR_LIMITS.turns
  const [goneOnFrom, setGoneOnFrom] = useState('')
  const last = turns.at(-1)
  // Nothing of coins under kind words, until somebody wants to go on.
  const inCare = !busy && last?.outcome === 'care' && last.id !== goneOnFrom

  async function send(): Promise<void> {
    const said = question.trim()
    setHasBegun(true)
    setQuestion('')
    const done = await talk.send({ subject: null, question: said, coins })
    // Nobody should have to write it again.
    if (!done) setQuestion((now) => (now === '' ? said : now))
  }

  if (terms !== null && terms !== 'unreachable' && terms.mode === 'off')
    return <p>{words('failedOff')}</p>
  return (
    <div className={styles.form}>
      {/* Scrolled with the keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <section data-scrolls className={styles.talk} aria-label={words('conversation')} tabIndex={0}>
        <Conversation
          t={words}
          state={talk.state}
          report={reportTurn}
          onReported={(turn) => talk.tell({ kind: 'reported', turn })}
          onStop={talk.stop}
        />
      </section>
      {inCare ? (
        <Button look="ghost" size="small" onClick={() => setGoneOnFrom(last.id)}>
          {words('goOn')}
        </Button>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            if (!busy && !isFull && question.trim() !== '') void send()
          }}
        >
          {isFull && <p>{words('full')}</p>}
          {terms !== null && terms !== 'unreachable' && terms.watched && (
            <p className={styles.about}>{words('watched')}</p>
          )}
          <TextField
            label={<Trans>Your message</Trans>}
            dir="auto"
            maxLength={AI_LIMITS.messageLength}
            value={question}
            onChange={(event) => setQuestion(event.target.value)}
          />
          {failure !== null && (
            <p role="alert" className={styles.wrong}>
              {words(failureMessage(failure))}
            </p>
          )}
          <RunButton
            {...{ coins, offers, busy }}
            paid={paid === 0 ? null : paid}
            problem={null}
            ready={question.trim() !== '' && !isFull}
          />
        </form>
      )}
      {turns.length > 0 && !busy && (
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            setHasBegun(true)
            talk.beginAnew()
          }}
        >
          {words('fresh')}
        </Button>
      )}
    </div>
  )
}
