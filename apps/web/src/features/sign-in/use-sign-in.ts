/** The sign-in form's behaviour: one attempt at a time, and the focus goes to what needs it. */
import { type RefObject, type SubmitEvent, useState } from 'react'
import { textIn } from '../../adapters/form-text.ts'
import { type SignInOutcome, signIn } from './sign-in.ts'

const FIELDS = ['email', 'password'] as const
type Field = (typeof FIELDS)[number]

interface SignInState {
  missing: ReadonlySet<Field>
  outcome: SignInOutcome | null
  busy: boolean
}

const UNTOUCHED: SignInState = { missing: new Set(), outcome: null, busy: false }

/** Once it has succeeded the page goes on by itself, so the form stays busy until then. */
export function useSignIn(form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState(UNTOUCHED)

  const focus = (field: Field) => {
    const input = form.current?.elements.namedItem(field)
    if (input instanceof HTMLInputElement) input.focus()
  }

  const attempt = async (email: string, password: string) => {
    setState({ ...UNTOUCHED, busy: true })
    const outcome = await signIn(email, password)
    if (outcome === 'signed-in') return
    setState({ ...UNTOUCHED, outcome })
    if (outcome === 'refused') focus('password')
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.busy) return
    const data = new FormData(event.currentTarget)
    const read = (field: Field) => textIn(data, field)
    const empty = FIELDS.filter((field) => read(field).trim() === '')
    if (empty[0]) {
      setState({ ...UNTOUCHED, missing: new Set(empty) })
      focus(empty[0])
      return
    }
    void attempt(read('email').trim(), read('password'))
  }

  return { ...state, submit }
}
