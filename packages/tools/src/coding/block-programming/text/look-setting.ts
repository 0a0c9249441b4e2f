/** How a program is shown, remembered on this device; and the keys that change it. */
import { useEffect, useEffectEvent, useState } from 'react'

export const LOOKS = ['blocks', 'both', 'text'] as const
export type Look = (typeof LOOKS)[number]

const LOOK_KEY = 'panya.blocks.view'

export interface LookSetting {
  look: Look
  /** How often it was changed by keys since it was last chosen by hand: the keyboard goes along then. */
  byKeys: number
  setLook(look: Look): void
}

/** Ctrl, Shift and 1, 2 or 3 change it, wherever on the page the keyboard is. */
export function useLook(hasKeys: boolean): LookSetting {
  const [look, show] = useState<Look>(
    () => LOOKS.find((known) => known === localStorage.getItem(LOOK_KEY)) ?? 'blocks',
  )
  const [byKeys, setByKeys] = useState(0)
  const setLook = (wanted: Look): void => {
    localStorage.setItem(LOOK_KEY, wanted)
    show(wanted)
  }
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey || !event.shiftKey || event.altKey || event.metaKey) return
    const wanted = LOOKS[Number(/^Digit([123])$/.exec(event.code)?.[1]) - 1]
    if (!wanted || document.querySelector('dialog:modal')) return
    event.preventDefault()
    event.stopPropagation()
    setLook(wanted)
    setByKeys((times) => times + 1)
  })
  useEffect(() => {
    if (!hasKeys) return undefined
    const listen = (event: KeyboardEvent): void => hear(event)
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [hasKeys])
  return {
    look,
    byKeys,
    setLook: (wanted) => {
      setLook(wanted)
      setByKeys(0)
    },
  }
}
