/** Sends a change of password or address, and sorts what the server refuses to the field it is about. */
import type { FieldCode } from '@panya/domain/account/account-fields.ts'
import { useState } from 'react'
import { knownFieldErrors } from '../../adapters/account/field-errors.ts'
import { refusalOf } from '../../adapters/account/own-password.ts'
import { HttpError } from '../../adapters/http/http.ts'
import { logFailure } from '../../adapters/log.ts'

export type SignInTrouble = 'too-many' | 'sign-in-again' | 'failed'

export function useSignInChange(field: 'password' | 'email', onDone: () => void) {
  const [busy, setBusy] = useState(false)
  const [wrongCurrent, setWrongCurrent] = useState(false)
  const [wrong, setWrong] = useState<FieldCode | null>(null)
  const [trouble, setTrouble] = useState<SignInTrouble | null>(null)

  const clear = () => {
    setWrongCurrent(false)
    setWrong(null)
    setTrouble(null)
  }

  const show = (error: unknown) => {
    const fields = (error instanceof HttpError && error.body?.fields) || {}
    const refusal = refusalOf(error)
    const code = knownFieldErrors(fields)[field]
    if (code) setWrong(code)
    else if ('current' in fields) setWrongCurrent(true)
    else if (refusal === 'too-many' || refusal === 'sign-in-again') setTrouble(refusal)
    else {
      logFailure(`change ${field}`, error)
      setTrouble('failed')
    }
  }

  const attempt = async (change: () => Promise<void>) => {
    clear()
    setBusy(true)
    try {
      await change()
      onDone()
    } catch (error) {
      show(error)
    }
    setBusy(false)
  }

  return {
    busy,
    wrongCurrent,
    wrong,
    trouble,
    refuse(code: FieldCode) {
      clear()
      setWrong(code)
    },
    send: (change: () => Promise<void>) => void attempt(change),
  }
}
