/** What somebody made for a game, in the open project, and the way to change it. */
import { useCallback, useMemo, useState } from 'react'
import type { ToolHost } from '../host/tool-host.ts'
import type { SavedLevels } from './core/saved-levels.ts'

export interface OwnLevels<Made> {
  made: readonly Made[]
  /** The project is there and cannot be read: nothing of it may be changed. */
  damaged: boolean
  canEdit: boolean
  change(made: readonly Made[]): void
  /** What is made is kept in a project of its own; without one, a new one of this title is opened. */
  openEditor(title: string, show: () => void): void
}

export function useOwnLevels<Made>(host: ToolHost, saved: SavedLevels<Made>): OwnLevels<Made> {
  const opened = useMemo(() => {
    try {
      return { made: host.project ? saved.read(host.project.document) : [], damaged: false }
    } catch {
      return { made: [], damaged: true }
    }
  }, [host.project, saved])
  const [changed, setChanged] = useState<readonly Made[] | null>(null)
  const change = useCallback(
    (made: readonly Made[]) => {
      setChanged(made)
      host.changed(() => saved.write(made))
    },
    [host, saved],
  )
  function openEditor(title: string, show: () => void) {
    if (host.project) show()
    else void host.openNew(saved.emptyDocument, title)
  }
  const { damaged } = opened
  const canEdit = !host.readonly && !damaged
  return { made: changed ?? opened.made, damaged, canEdit, change, openEditor }
}
