import { type RefObject, useEffect, useRef } from 'react'

/** Whoever sent a form finds the first field that is not right under their fingers. */
export function useFirstFault(faults: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [faults])
  return form
}
