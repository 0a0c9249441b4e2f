/** The question a sprite asks, with a place for the answer. */
import { Button } from '@panya/ui/Button/Button.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import styles from './AskForm.module.css'

interface AskFormProps {
  question: string
  label: string
  onAnswer(text: string): void
}

export function AskForm({ question, label, onAnswer }: AskFormProps) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onAnswer(text)
    setText('')
  }
  return (
    <form
      className={styles.ask}
      onSubmit={submit}
      onPointerDown={(event) => event.stopPropagation()}
    >
      <label dir="auto">
        {question}
        <input
          ref={input}
          dir="auto"
          value={text}
          maxLength={300}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <Button type="submit" size="small">
        {label}
      </Button>
    </form>
  )
}
