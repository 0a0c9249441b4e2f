/** The sign-in form's behaviour: one attempt at a time, and the focus goes to what needs it. */
import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import { formText } from '../../adapters/form-data.ts'
import type { Credentials } from '../../adapters/identity/auth-endpoints.ts'
import type { SecondStep } from '../../adapters/session/session-machine.ts'
import { type SignInOutcome, signIn, signInByPasskey, startOver } from './sign-in.ts'

const FIELDS = ['email', 'password'] as const
type Field = (typeof FIELDS)[number]

interface SignInState {
  missing: ReadonlySet<Field>
  outcome: SignInOutcome | null
  busy: boolean
  /** What is asked for after the right password, which goes along again. */
  second: { step: SecondStep; credentials: Credentials } | null
}

/** A proof from elsewhere that is used as soon as the page is there. */
export interface TicketUse {
  arrived: boolean
  decide(): void
}

const UNTOUCHED: SignInState = { missing: new Set(), outcome: null, busy: false, second: null }

/** Once it has succeeded the page goes on by itself, so the form stays busy until then. */
export function useSignIn(form: RefObject<HTMLFormElement | null>, ticket?: TicketUse) {
  const [state, setState] = useState(UNTOUCHED)
  const { second } = state

  const focus = (field: Field | 'code') => {
    const input = form.current?.elements.namedItem(field)
    if (input instanceof HTMLInputElement) input.focus()
  }

  const attempt = async (credentials: Credentials, send = signIn) => {
    setState({ ...UNTOUCHED, busy: true, second })
    const outcome = await send(credentials)
    if (outcome === 'signed-in') return
    if (typeof outcome === 'object' && outcome !== null) {
      return setState({ ...UNTOUCHED, second: { step: outcome.step, credentials } })
    }
    setState({ ...UNTOUCHED, outcome, second: outcome === 'ticket-refused' ? null : second })
    if (outcome === 'refused') focus('password')
    if (outcome === 'wrong-code') focus('code')
  }

  const sendTicket = useEffectEvent(() => {
    void attempt({ ticket: '1' }).finally(() => ticket?.decide())
  })
  const arrived = ticket?.arrived ?? false
  useEffect(() => {
    if (arrived) sendTicket()
  }, [arrived])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.busy) return
    const data = new FormData(event.currentTarget)
    const read = (field: Field | 'code') => formText(data, field)
    if (second !== null) {
      const code = read('code').trim()
      if (code !== '') void attempt({ ...second.credentials, code })
      return
    }
    const empty = FIELDS.filter((field) => read(field).trim() === '')
    if (empty[0]) {
      setState({ ...UNTOUCHED, missing: new Set(empty) })
      focus(empty[0])
      return
    }
    void attempt({ email: read('email').trim(), password: read('password') })
  }

  return {
    ...state,
    submit,
    byPasskey: () => {
      if (!state.busy) void attempt(second?.credentials ?? {}, signInByPasskey)
    },
    startOver: () => {
      void startOver()
      setState(UNTOUCHED)
    },
  }
}
