/** Asks for the class's code; whoever photographed the square on a card has brought it along. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ClassSignInList } from '@panya/domain/classroom/class-secret.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useHydrated } from '@panya/ui/use-hydrated.ts'
import { useCallback, useEffect, useState } from 'react'
import { lookAtClass } from '../../../adapters/account/class-sign-in-api.ts'
import { HttpError } from '../../../adapters/http/http.ts'
import { logFailure } from '../../../adapters/log.ts'
import styles from './ClassSignIn.module.css'

const PROBLEMS: Record<number, MessageDescriptor> = {
  404: msg`No class has this code. Look at your card, or ask your teacher.`,
  429: msg`That was tried many times. Wait a minute, then try again.`,
}
const UNREACHABLE = msg`We could not reach the server. Check your connection and try again.`

export interface OpenClass {
  code: string
  list: ClassSignInList
}

interface CodeStepProps {
  /** Whether a code in the address is taken; not by who wants another class. */
  fromAddress: boolean
  onOpen: (room: OpenClass) => void
}

export function CodeStep({ fromAddress, onOpen }: CodeStepProps) {
  const { t } = useLingui()
  const hydrated = useHydrated()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<MessageDescriptor | null>(null)
  const [busy, setBusy] = useState(false)

  const open = useCallback(
    async (wanted: string) => {
      setBusy(true)
      setProblem(null)
      try {
        onOpen({ code: wanted, list: await lookAtClass(wanted) })
      } catch (error) {
        const status = error instanceof HttpError ? error.status : 0
        if (PROBLEMS[status] === undefined) logFailure('class-sign-in', error)
        setProblem(PROBLEMS[status] ?? UNREACHABLE)
        setBusy(false)
      }
    },
    [onOpen],
  )

  useEffect(() => {
    const brought = codeInAddress()
    if (!fromAddress || brought === '') return
    setCode(brought)
    void open(brought)
  }, [fromAddress, open])

  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && code.trim() !== '') void open(code)
      }}
    >
      <TextField
        label={t`Class code`}
        hint={t`It stands on your card.`}
        error={problem && t(problem)}
        value={code}
        maxLength={40}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" size="large" disabled={!hydrated} aria-busy={busy}>
        <Trans>Next</Trans>
      </Button>
    </form>
  )
}

/** Behind the hash: it never reaches a server's log. A code has no letters that would have to be escaped. */
function codeInAddress(): string {
  return location.hash.slice(1, 41)
}
