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
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { textIn } from '../../adapters/form-text.ts'
import { type SignUpOutcome, signUp } from './sign-up.ts'

interface SignUpState {
  errors: FieldErrors<SignUpField>
  outcome: SignUpOutcome | null
  busy: boolean
}

/** Once it has succeeded the page goes on by itself, so the form stays busy until then. */
export function useSignUp(form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<SignUpState>({ errors: {}, outcome: null, busy: false })
  const focusFirstError = useFocusFirstError(form, state.errors)

  const show = (errors: FieldErrors<SignUpField>, outcome: SignUpOutcome | null = null) => {
    setState({ errors, outcome, busy: false })
    focusFirstError()
  }

  const attempt = async (credentials: SignUpCredentials) => {
    setState({ errors: {}, outcome: null, busy: true })
    const outcome = await signUp(credentials)
    if (outcome.kind === 'signed-in') return
    show(outcome.kind === 'refused' ? outcome.errors : {}, outcome)
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.busy) return
    const values = read(event.currentTarget)
    const errors = checkSignUp(values)
    if (Object.keys(errors).length > 0) show(errors)
    else void attempt(normaliseSignUp(values))
  }

  useFieldLeft(form, (field, value) => {
    const untouched = value === '' && state.errors[field] === undefined
    if (state.busy || untouched) return
    const code = SIGN_UP_CHECKS[field](value)
    const { [field]: _, ...others } = state.errors
    setState({ ...state, errors: code ? { ...others, [field]: code } : others })
  })

  return { ...state, submit }
}

/** A field that was only passed by is left in peace until the form is sent. */
function useFieldLeft(
  form: RefObject<HTMLFormElement | null>,
  onLeft: (field: SignUpField, value: string) => void,
): void {
  useEffect(() => {
    const element = form.current
    const listen = ({ target }: FocusEvent) => {
      const { name = '', value = '' } = target as { name?: string; value?: string }
      if (isField(name)) onLeft(name, value)
    }
    element?.addEventListener('focusout', listen)
    return () => element?.removeEventListener('focusout', listen)
  })
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

function read(form: HTMLFormElement): SignUpCredentials {
  const data = new FormData(form)
  const values = SIGN_UP_FIELDS.map((field) => [field, textIn(data, field)])
  return Object.fromEntries(values) as SignUpCredentials
}

function isField(name: string): name is SignUpField {
  return (SIGN_UP_FIELDS as string[]).includes(name)
}
