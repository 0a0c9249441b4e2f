/** Tells when a field of the sign-up form was typed in or left. */
import { SIGN_UP_FIELDS, type SignUpField } from '@panya/domain/account/sign-up.ts'
import { type RefObject, useEffect } from 'react'

export type FieldMoment = 'typed' | 'left'

type OnField = (field: SignUpField, value: string, moment: FieldMoment) => void

export function useFieldChecks(form: RefObject<HTMLFormElement | null>, onField: OnField): void {
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    let pressed = false
    const tell = (target: EventTarget | null, moment: FieldMoment) => {
      const { name = '', value = '' } = target as { name?: string; value?: string }
      if (isField(name)) onField(name, value, moment)
    }
    const onFocusOut = ({ target }: FocusEvent) => {
      if (!pressed) return tell(target, 'left')
      // What appears now would move the button from under the finger: wait until it was pressed.
      const later = () => setTimeout(() => tell(target, 'left'))
      document.addEventListener('pointerup', later, { once: true, signal })
    }
    const setPressed = ({ type }: Event) => {
      pressed = type === 'pointerdown'
    }
    for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
      document.addEventListener(type, setPressed, { signal, capture: true })
    }
    form.current?.addEventListener('focusout', onFocusOut, { signal })
    form.current?.addEventListener('input', ({ target }) => tell(target, 'typed'), { signal })
    return () => leaving.abort()
  }, [form, onField])
}

function isField(name: string): name is SignUpField {
  return (SIGN_UP_FIELDS as string[]).includes(name)
}
