/** What the blocks' menus need to know about the project, and which sprite is being programmed. */

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
}

export const EMPTY_CONTEXT: ActorContext = {
  actorId: '',
  isStage: false,
  sprites: [],
  costumes: [],
  backdrops: [],
  sounds: [],
}
