/** How a program is shown, remembered on this device; and the keys that change it. */
import type { BlockEditor } from '@panya/engines/blockly/block-editor.ts'
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'

export const LOOKS = ['blocks', 'both', 'text'] as const
export type Look = (typeof LOOKS)[number]

const LOOK_KEY = 'panya.blocks.view'

export interface LookSetting {
  look: Look
  /** How often it was changed by keys: the keyboard goes along then. */
  byKeys: number
  setLook(look: Look): void
  /** Ctrl, Shift and 1, 2 or 3. */
  onKey(event: KeyboardEvent): void
}

export function useLook(): LookSetting {
  const [look, show] = useState<Look>(
    () => LOOKS.find((known) => known === localStorage.getItem(LOOK_KEY)) ?? 'blocks',
  )
  const [byKeys, setByKeys] = useState(0)
  const setLook = (wanted: Look): void => {
    localStorage.setItem(LOOK_KEY, wanted)
    show(wanted)
  }
  return {
    look,
    byKeys,
    setLook,
    onKey: (event) => {
      if (!event.ctrlKey || !event.shiftKey || event.altKey || event.metaKey) return
      const wanted = LOOKS[Number(/^Digit([123])$/.exec(event.code)?.[1]) - 1]
      if (!wanted) return
      event.preventDefault()
      event.stopPropagation()
      setLook(wanted)
      setByKeys((times) => times + 1)
    },
  }
}

/** Whoever asked for blocks by keys goes on with them by keys. */
export function useFocusOnBlocks(
  byKeys: number,
  look: Look,
  editor: RefObject<BlockEditor | null>,
): void {
  const focus = useEffectEvent(() => {
    if (look === 'blocks') editor.current?.focus()
  })
  useEffect(() => {
    if (byKeys > 0) focus()
  }, [byKeys])
}
