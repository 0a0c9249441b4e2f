/** The behaviour of the profile's form: checks before it saves, and says how saving went. */
import type { FieldErrors } from '@panya/domain/account/account-fields.ts'
import { SIGN_UP_CHECKS } from '@panya/domain/account/sign-up.ts'
import { type RefObject, type SubmitEvent, useState } from 'react'
import { knownFieldErrors } from '../../adapters/account/field-errors.ts'
import type { ProfileChange } from '../../adapters/account/profile.ts'
import { formText } from '../../adapters/form-data.ts'
import { HttpError } from '../../adapters/http/http.ts'
import { logFailure } from '../../adapters/log.ts'
import { useSaveProfile } from './use-profile.ts'

export type ProfileField = keyof ProfileChange

const FIELDS: ProfileField[] = ['displayName', 'firstName', 'lastName', 'grade', 'affiliation']

export type SavingState = 'idle' | 'saving' | 'saved' | 'failed'

export function useAboutForm(form: RefObject<HTMLFormElement | null>) {
  const save = useSaveProfile()
  const [errors, setErrors] = useState<FieldErrors<ProfileField>>({})

  const showRefusal = (error: Error) => {
    logFailure('profile', error)
    if (error instanceof HttpError) setErrors(knownFieldErrors(error.body?.fields ?? {}))
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (save.isPending) return
    const values = read(event.currentTarget)
    const wrong = check(values)
    setErrors(wrong)
    const first = FIELDS.find((field) => wrong[field])
    if (first) focus(form.current, first)
    else save.mutate(values, { onError: showRefusal })
  }

  return { errors, state: stateOf(save.status, errors), submit }
}

function stateOf(
  status: 'idle' | 'pending' | 'success' | 'error',
  errors: FieldErrors<ProfileField>,
): SavingState {
  if (Object.keys(errors).length > 0) return 'idle'
  return ({ idle: 'idle', pending: 'saving', success: 'saved', error: 'failed' } as const)[status]
}

function read(form: HTMLFormElement): ProfileChange {
  const data = new FormData(form)
  const values = FIELDS.map((field) => [field, formText(data, field)])
  return Object.fromEntries(values) as ProfileChange
}

function check(values: ProfileChange): FieldErrors<ProfileField> {
  const errors: FieldErrors<ProfileField> = {}
  for (const field of FIELDS) {
    const code = SIGN_UP_CHECKS[field](values[field])
    if (code !== null) errors[field] = code
  }
  return errors
}

function focus(form: HTMLFormElement | null, field: ProfileField): void {
  const control = form?.elements.namedItem(field)
  if (control instanceof HTMLElement) control.focus()
}
