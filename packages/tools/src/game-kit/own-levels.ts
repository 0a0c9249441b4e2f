/** What somebody made for a game, in the open project, and the way to change it. */
import { useCallback, useMemo, useState } from 'react'
import type { ToolDocument, ToolHost } from '../host/tool-host.ts'

/** How one game keeps what people make for it. */
export interface LevelShelf<Made> {
  read(document: ToolDocument): readonly Made[]
  write(made: readonly Made[]): ToolDocument
}

export interface OwnLevels<Made> {
  made: readonly Made[]
  /** The project is there and cannot be read: nothing of it may be changed. */
  damaged: boolean
  change(made: readonly Made[]): void
}

export function useOwnLevels<Made>(host: ToolHost, shelf: LevelShelf<Made>): OwnLevels<Made> {
  const opened = useMemo(() => {
    try {
      return { made: host.project ? shelf.read(host.project.document) : [], damaged: false }
    } catch {
      return { made: [], damaged: true }
    }
  }, [host.project, shelf])
  const [changed, setChanged] = useState<readonly Made[] | null>(null)
  const change = useCallback(
    (made: readonly Made[]) => {
      setChanged(made)
      host.changed(() => shelf.write(made))
    },
    [host, shelf],
  )
  return { made: changed ?? opened.made, damaged: opened.damaged, change }
}
