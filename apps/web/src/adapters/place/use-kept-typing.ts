/** What is typed into a form and not sent yet comes back with the page. */
import { useEffect, useEffectEvent, useState } from 'react'
import { useUserState } from '../user-state.ts'
import { type KeptPlace, openPlace } from './kept-place.ts'

const NAME = 'typed'

interface Typing<T> {
  /** Null when nothing is typed that is nowhere else. */
  typed: T | null
  isFit(value: unknown): value is T
  /** Gets what was left. */
  take(left: T): void
}

export function useKeptTyping<T>(of: string, { typed, isFit, take }: Typing<T>): void {
  const user = useUserState(({ id }) => id)
  const [place, setPlace] = useState<KeptPlace | null>(null)
  const comeBack = useEffectEvent((left: unknown) => {
    if (typed === null && isFit(left)) take(left)
  })
  useEffect(() => {
    if (user === null) return undefined
    const opening = openPlace(user, `form ${of}`)
    let gone = false
    async function begin(): Promise<void> {
      const opened = await opening
      if (gone) return
      comeBack(opened.read(NAME))
      setPlace(opened)
    }
    void begin()
    return () => {
      gone = true
      setPlace(null)
      void opening.then((opened) => opened.close())
    }
  }, [user, of])
  useEffect(() => place?.keep(NAME, typed ?? undefined), [place, typed])
}

export const isText = (value: unknown): value is string => typeof value === 'string'
