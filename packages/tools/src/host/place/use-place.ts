/** React's side of where somebody is. */
import {
  type Dispatch,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { ToolHost } from '../tool-host.ts'

type Placed = Pick<ToolHost, 'place'>

/** A state that comes back with the page. `isFit` looks at what was left: it may be of another version. */
export function usePlace<T>(
  { place }: Placed,
  name: string,
  first: T | (() => T),
  isFit: (value: unknown) => value is T,
): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState<T>(() => {
    const left = place?.read(name)
    if (left !== undefined && isFit(left)) return left
    return typeof first === 'function' ? (first as () => T)() : first
  })
  const change = useCallback(
    (next: SetStateAction<T>) =>
      setValue((before) => {
        const made = typeof next === 'function' ? (next as (before: T) => T)(before) : next
        place?.keep(name, made)
        return made
      }),
    [place, name],
  )
  return [value, change]
}

/** Whether a value is one of these words. */
export function oneOf<T extends string>(...words: readonly T[]): (value: unknown) => value is T {
  return (value): value is T => words.some((word) => word === value)
}

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isYesNo = (value: unknown): value is boolean => typeof value === 'boolean'

/** How far a box is scrolled comes back as soon as there is enough in it. */
export function useKeptScroll<Box extends HTMLElement>({ place }: Placed, name: string) {
  const box = useRef<Box>(null)
  useEffect(() => {
    const { current } = box
    if (!current || !place) return undefined
    const left = place.read(name)
    let wanted = typeof left === 'number' ? left : 0
    const restore = () => {
      if (wanted === 0 || current.scrollHeight - current.clientHeight < wanted) return
      current.scrollTop = wanted
      wanted = 0
    }
    const keep = () => {
      if (wanted === 0) place.keep(name, current.scrollTop)
    }
    restore()
    // Somebody who scrolls by hand has a better idea of where they want to be.
    const giveUp = () => {
      wanted = 0
    }
    const grown = new ResizeObserver(restore)
    for (const child of current.children) grown.observe(child)
    current.addEventListener('scroll', keep, { passive: true })
    for (const by of BY_HAND) current.addEventListener(by, giveUp, { passive: true })
    return () => {
      grown.disconnect()
      current.removeEventListener('scroll', keep)
      for (const by of BY_HAND) current.removeEventListener(by, giveUp)
    }
  }, [place, name])
  return box
}

const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown']
