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

const PLACE = 'view'

/** Where somebody was when the page went; null when that is not there. */
function leftView<Level, Content extends MapContent>(
  left: unknown,
  game: MapGame<Level, Content>,
): View<Level, Content> | null {
  if (typeof left !== 'object' || left === null) return null
  const { at, id, custom } = left as { at?: unknown; id?: unknown; custom?: unknown }
  if (at === 'menu' || at === 'editor') return { at }
  if (at !== 'play' || typeof id !== 'string') return null
  const content = custom === undefined ? null : game.readContent(custom)
  if (content) return { at, level: game.fromContent(content), custom: content }
  const level = custom === undefined ? game.levelOf(id, undefined) : null
  return level ? { at, level } : null
}

export function useMapGame<Level, Content extends MapContent>(
  host: ToolHost,
  game: MapGame<Level, Content>,
  editorTitle: string,
) {
  const own = useOwnLevels(host, game.saved)
  const [view, setView] = useState<View<Level, Content>>(() =>
    own.damaged
      ? { at: 'menu' }
      : (leftView(host.place?.read(PLACE), game) ?? firstView(host, game, own.made)),
  )
  function go(to: View<Level, Content>): void {
    setView(to)
    const { at } = to
    host.place?.keep(
      PLACE,
      at === 'play' ? { at, id: game.idOf(to.level), custom: to.custom } : { at },
    )
  }
  return {
    own,
    view,
    play: (level: Level, custom?: Content) => go({ at: 'play', level, custom }),
    /** None for who stands there. */
    onEntrance: view.at === 'menu' ? undefined : () => go({ at: 'menu' }),
    onEditor: own.canEdit
      ? () => own.openEditor(editorTitle, () => go({ at: 'editor' }))
      : undefined,
  }
}
