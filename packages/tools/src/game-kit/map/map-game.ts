/** What a game on maps is to the pieces that all of them share, and where in it one is. */
import { useState } from 'react'
import type { ToolHost } from '../../host/tool-host.ts'
import type { MapContent } from '../core/map-content.ts'
import type { SavedLevels } from '../core/saved-levels.ts'
import { useOwnLevels } from '../own-levels.ts'

export interface MapGame<Level, Content extends MapContent> {
  saved: SavedLevels<Content>
  /** The most levels in a project, and the most maps of one. */
  most: number
  mostWorlds: number
  emptyContent(): Content
  idOf(level: Level): string
  fromContent(content: Content): Level
  /** Content that came from outside; null when it is no level. */
  readContent(value: unknown): Content | null
  /** A level by its id, with the content of one's own where it is not one of the game. */
  levelOf(id: string, custom: unknown): Level | null | undefined
}

type View<Level, Content> =
  | { at: 'menu' }
  | { at: 'editor' }
  | { at: 'play'; level: Level; custom?: Content | undefined }

/** A project without levels was made to make some; what a teacher asked for is played. */
function firstView<Level, Content extends MapContent>(
  { assigned, project, readonly }: ToolHost,
  game: MapGame<Level, Content>,
  own: readonly Content[],
): View<Level, Content> {
  if (assigned?.level) {
    const level = game.levelOf(assigned.level, undefined)
    if (level) return { at: 'play', level }
    const custom = own.find((content) => game.idOf(game.fromContent(content)) === assigned.level)
    if (custom) return { at: 'play', level: game.fromContent(custom), custom }
  }
  const fresh = project !== null && !readonly && !assigned && own.length === 0
  return { at: fresh ? 'editor' : 'menu' }
}

export function useMapGame<Level, Content extends MapContent>(
  host: ToolHost,
  game: MapGame<Level, Content>,
  editorTitle: string,
) {
  const own = useOwnLevels(host, game.saved)
  const [view, setView] = useState<View<Level, Content>>(() =>
    own.damaged ? { at: 'menu' } : firstView(host, game, own.made),
  )
  return {
    own,
    view,
    play: (level: Level, custom?: Content) => setView({ at: 'play', level, custom }),
    /** None for who stands there. */
    onEntrance: view.at === 'menu' ? undefined : () => setView({ at: 'menu' }),
    onEditor: own.canEdit
      ? () => own.openEditor(editorTitle, () => setView({ at: 'editor' }))
      : undefined,
  }
}
