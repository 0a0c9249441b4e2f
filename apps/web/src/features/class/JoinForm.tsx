/** Joining a class with the code the teacher shows; a scanned code is filled in already. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from 'react-toastify/unstyled'
import { HttpError } from '../../adapters/http/http.ts'
import { joinClass } from '../../adapters/teach/my-class-api.ts'
import styles from './class.module.css'

export function JoinForm({ onJoined }: { onJoined(): void }) {
  const { t } = useLingui()
  const [code, setCode] = useState(useSearchParams()[0].get('code') ?? '')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  async function join(): Promise<void> {
    setBusy(true)
    setProblem('')
    try {
      const { name } = await joinClass(code)
      setCode('')
      toast(t`Welcome to ${name}!`, { type: 'success' })
      onJoined()
    } catch (error) {
      const status = error instanceof HttpError ? error.status : 0
      if (status === 404) setProblem(t`No class has this code. Look at it once more.`)
      else if (status === 429) setProblem(t`Too many tries. Wait a minute, then try again.`)
      else setProblem(t`That did not work. Check your connection and try again.`)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className={styles.join}
      onSubmit={(event) => {
        event.preventDefault()
        void join()
      }}
    >
      <TextField
        className={styles.code ?? ''}
        label={t`Class code`}
        value={code}
        error={problem}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="OWL-7KQ4M"
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" disabled={busy || code.trim() === ''}>
        <Trans>Join</Trans>
      </Button>
    </form>
  )
}
