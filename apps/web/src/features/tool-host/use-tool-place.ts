/** Where somebody is in a tool without projects. */
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { useEffect, useState } from 'react'
import { visitName } from '../../adapters/place/came-back.ts'
import { type KeptPlace, openPlace } from '../../adapters/place/kept-place.ts'

/** Null until it is known. */
export function useToolPlace(user: number, tool: ToolPath): KeptPlace | null {
  const [place, setPlace] = useState<KeptPlace | null>(null)
  useEffect(() => {
    const opening = openPlace(user, `${tool} ${visitName()}`)
    let gone = false
    async function begin(): Promise<void> {
      const opened = await opening
      if (!gone) setPlace(opened)
    }
    void begin()
    return () => {
      gone = true
      setPlace(null)
      void opening.then((opened) => opened.close())
    }
  }, [user, tool])
  return place
}
