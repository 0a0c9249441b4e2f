/** The sign-up form's behaviour: checks each field as it is left, and all of them before it is sent. */
import type { FieldErrors } from '@panya/domain/account/account-fields.ts'
import {
  checkSignUp,
  normaliseSignUp,
  SIGN_UP_CHECKS,
  SIGN_UP_FIELDS,
  type SignUpCredentials,
  type SignUpField,
} from '@panya/domain/account/sign-up.ts'
import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react'
import { formText } from '../../adapters/form-data.ts'
import { type SignUpOutcome, signUp } from './sign-up.ts'
import { type FieldMoment, useFieldChecks } from './use-field-checks.ts'

interface SignUpState {
  errors: FieldErrors<SignUpField>
  /** How many answers were wrong when it was sent; said once, not while they are put right. */
  wrong: number
  outcome: SignUpOutcome | null
  busy: boolean
}

const UNTOUCHED: SignUpState = { errors: {}, wrong: 0, outcome: null, busy: false }

/** Once it has succeeded the page goes on by itself, so the form stays busy until then. */
export function useSignUp(form: RefObject<HTMLFormElement | null>, byMail: boolean) {
  const [state, setState] = useState(UNTOUCHED)
  const focusFirstError = useFocusFirstError(form, state.errors)

  const show = (errors: FieldErrors<SignUpField>, outcome: SignUpOutcome | null = null) => {
    setState({ ...UNTOUCHED, errors, wrong: Object.keys(errors).length, outcome })
    focusFirstError()
  }

  const attempt = async (credentials: SignUpCredentials) => {
    setState({ ...UNTOUCHED, busy: true })
    const outcome = await signUp(credentials, byMail)
    if (outcome.kind === 'signed-in') return
    show(outcome.kind === 'refused' ? outcome.errors : {}, outcome)
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.busy) return
    const values = read(event.currentTarget, byMail)
    const errors = checkSignUp(values)
    if (Object.keys(errors).length > 0) show(errors)
    else void attempt(normaliseSignUp(values))
  }

  const check = useCallback((field: SignUpField, value: string, moment: FieldMoment) => {
    setState((current) => (current.busy ? current : recheck(current, field, value, moment)))
  }, [])
  useFieldChecks(form, check)

  return { ...state, submit, again: () => setState(UNTOUCHED) }
}

/** While it is typed an error may only go; a field that was only passed by is left in peace. */
function recheck(
  state: SignUpState,
  field: SignUpField,
  value: string,
  moment: FieldMoment,
): SignUpState {
  const { [field]: known, ...others } = state.errors
  const quiet = moment === 'typed' || value === ''
  if (quiet && known === undefined) return state
  const code = SIGN_UP_CHECKS[field](value)
  return { ...state, errors: code ? { ...others, [field]: code } : others }
}

/** After the errors are on the page, so that the field is read out together with its own. */
function useFocusFirstError(
  form: RefObject<HTMLFormElement | null>,
  errors: FieldErrors<SignUpField>,
): () => void {
  const wanted = useRef(false)
  useEffect(() => {
    if (!wanted.current) return
    wanted.current = false
    const first = SIGN_UP_FIELDS.find((field) => errors[field])
    const control = first && form.current?.elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
  }, [errors, form])
  return () => {
    wanted.current = true
  }
}

function read(form: HTMLFormElement, byMail: boolean): SignUpCredentials {
  const data = new FormData(form)
  // The password is chosen where the mail leads; until then nobody knows one.
  if (byMail) data.set('password', crypto.randomUUID())
  const values = SIGN_UP_FIELDS.map((field) => [field, formText(data, field)])
  return Object.fromEntries(values) as SignUpCredentials
}
