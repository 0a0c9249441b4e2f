/** React's side of where somebody is. */
import { type Dispatch, type SetStateAction, useCallback, useState } from 'react'
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

export const isYesNo = (value: unknown): value is boolean => typeof value === 'boolean'
