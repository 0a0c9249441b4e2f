/** Three words to type, in whichever of the languages the card was printed. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useState } from 'react'
import { nameOfWord } from '../../../parts/class-secret/secret-words.ts'
import styles from './ClassSignIn.module.css'
import type { ChoiceProps } from './PictureChoice.tsx'

export function WordFields({ busy, onDone }: ChoiceProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(['', '', ''])
  const [checked, setChecked] = useState(false)
  const labels = [t`First word`, t`Second word`, t`Third word`]
  const names = typed.map(nameOfWord)
  // A slip costs no try: the words there are, are no secret.
  const send = () => {
    setChecked(true)
    const known = names.filter((name) => name !== null)
    if (known.length === typed.length) void onDone(known)
  }
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) send()
      }}
    >
      <p>
        <Trans>Type your three words, in the order of your card.</Trans>
      </p>
      {labels.map((label, index) => (
        <TextField
          key={label}
          label={label}
          error={checked && names[index] === null && t`No card has this word. Look at yours again.`}
          value={typed[index]}
          maxLength={40}
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setTyped(typed.with(index, event.target.value))}
        />
      ))}
      <Button type="submit" size="large" aria-busy={busy}>
        {busy ? <Trans>Signing in…</Trans> : <Trans>Sign in</Trans>}
      </Button>
    </form>
  )
}
