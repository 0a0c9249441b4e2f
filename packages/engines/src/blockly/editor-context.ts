/** What the blocks' menus need to know about the project, and which sprite is being programmed. */

import type { BoardProfile } from '../board/profiles/board-profile.ts'

export interface Named {
  id: string
  name: string
}

export interface ActorContext {
  actorId: string
  isStage: boolean
  sprites: Named[]
  costumes: Named[]
  backdrops: Named[]
  sounds: Named[]
  /** Names of variables that can be asked of somebody else: everybody's, and those of sprites. */
  variables?: readonly string[]
  /** The classes of the trained model that is chosen; none without one. */
  modelLabels?: readonly string[]
  /** The model learned from texts: blocks ask it about them. */
  modelReads?: boolean
  /** The board that is being programmed, or null on the stage. */
  board: BoardProfile | null
}

export const EMPTY_CONTEXT: ActorContext = {
  actorId: '',
  isStage: false,
  sprites: [],
  costumes: [],
  backdrops: [],
  sounds: [],
  board: null,
}
