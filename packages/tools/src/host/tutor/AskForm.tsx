/** Where one asks: words to begin with, the price on the button, the balance beside it. */
import { TUTOR_LIMITS } from '@panya/domain/tutor/tutor.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { type KeyboardEvent, useId, useRef } from 'react'
import styles from './Tutor.module.css'
import type { TutorMessages } from './tutor-messages.ts'

interface AskFormProps {
  t: TutorMessages
  question: string
  onQuestion(question: string): void
  coins: number
  balance: number
  /** What the last answer cost; null before the first. */
  paid: number | null
  /** An answer is being waited for. */
  busy: boolean
  watched: boolean
  /** Something was asked before: a phone then keeps its room for what was said. */
  begun: boolean
  onSend(): void
}

/** Enter sends. What is still being spelled, as Chinese is, is not finished by it. */
function sends(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
}

export function AskForm(props: AskFormProps) {
  const { t, question, onQuestion, coins, balance, paid, busy, watched, begun, onSend } = props
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const tooFew = balance < coins
  const ready = question.trim() !== '' && !tooFew && !busy
  function send(): void {
    if (!ready) return
    onSend()
    // On a touch screen the keyboard would stand before the answer.
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur()
    else field.current?.focus()
  }
  const chips = [t('chipError'), t('chipBegin'), t('chipRight')]
  return (
    <form
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {question === '' && !busy && !tooFew && (
        <ul className={styles.chips} data-begun={begun} aria-label={t('chips')}>
          {chips.map((chip) => (
            <li key={chip}>
              <button
                type="button"
                onClick={() => {
                  onQuestion(chip)
                  field.current?.focus()
                }}
              >
                {chip}
              </button>
            </li>
          ))}
        </ul>
      )}
      <label htmlFor={id}>{t('question')}</label>
      <div className={styles.row}>
        <textarea
          ref={field}
          id={id}
          dir="auto"
          rows={2}
          maxLength={TUTOR_LIMITS.question}
          value={question}
          aria-describedby={`${id}-notes`}
          onChange={(event) => onQuestion(event.target.value)}
          onKeyDown={(event) => {
            if (!sends(event)) return
            event.preventDefault()
            send()
          }}
        />
        <Button type="submit" size="small" disabled={!ready}>
          {t('send', { coins })}
        </Button>
      </div>
      <p id={`${id}-notes`} className={styles.notes}>
        {tooFew
          ? t('tooFew')
          : t(paid === null || paid === 0 ? 'balance' : 'paid', { count: balance })}
        {watched && <> {t('watched')}</>}
      </p>
    </form>
  )
}
