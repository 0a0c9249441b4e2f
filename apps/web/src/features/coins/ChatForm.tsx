/** A talk with the language model the operator has set; each answer has its price. */
import { Trans } from '@lingui/react/macro'
import { AI_LIMITS, type ChatMessage } from '@panya/domain/ai/ai-kind.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useAddress } from '../../adapters/address.ts'
import { chatWith } from '../../adapters/ai/ai.ts'
import { HttpError } from '../../adapters/http/http.ts'
import styles from './AiServices.module.css'
import type { AiFormProps } from './AiServices.tsx'
import { RunButton } from './RunButton.tsx'

export function ChatForm({ coins, offers, onSettled }: AiFormProps) {
  const { locale } = useAddress()
  const [messages, setMessages] = useState<ChatMessage[]>([])
  const [question, setQuestion] = useState('')
  const [busy, setBusy] = useState(false)
  const [paid, setPaid] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function ask(): Promise<void> {
    const control = new AbortController()
    running.current = control
    const asked: ChatMessage[] = [...messages, { role: 'user', content: question.trim() }]
    let answer = ''
    setBusy(true)
    setProblem(null)
    setQuestion('')
    const show = () => setMessages([...asked, { role: 'assistant', content: answer }])
    setMessages(asked)
    try {
      const onText = (text: string) => {
        answer += text
        show()
      }
      const run = { coins, key: crypto.randomUUID() }
      const sent = asked.slice(-(AI_LIMITS.messages - 1))
      const done = await chatWith(sent, locale, run, { onText, signal: control.signal })
      setPaid(done.coins)
      onSettled(done.balance)
    } catch (error) {
      const name = error instanceof HttpError ? error.body?.message : (error as Error).message
      if (!control.signal.aborted) setProblem(name ?? 'failed')
      onSettled(null)
    } finally {
      setBusy(false)
      running.current = null
    }
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!busy && question.trim() !== '') void ask()
      }}
    >
      <ol className={styles.talk} aria-live="polite">
        {messages.map(({ role, content }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a talk only grows
          <li key={index} data-role={role} dir="auto">
            {content}
          </li>
        ))}
      </ol>
      <TextField
        label={<Trans>Your message</Trans>}
        dir="auto"
        maxLength={AI_LIMITS.messageLength}
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
      />
      <RunButton {...{ coins, offers, busy, paid, problem }} ready={question.trim() !== ''} />
      {busy && (
        <Button look="stop" onClick={() => running.current?.abort()}>
          <Trans>Stop</Trans>
        </Button>
      )}
    </form>
  )
}
