/** What has to be so on the stage at some moment after the flag was clicked. */

export interface VariableCheck {
  kind: 'variable'
  /** Of a variable or a list, as the learner has to call it. */
  name: string
  /** Of a list, an item a line. */
  value: string
}

export interface SpriteCheck {
  kind: 'sprite-at'
  /** Its name; any sprite when empty. */
  sprite: string
  x: number
  y: number
  within: number
}

export interface SaysCheck {
  kind: 'says'
  /** Its name; any sprite when empty. */
  sprite: string
  /** Somewhere in what it says or thinks. */
  text: string
}

/** How far from the middle somebody may ask for; the stage itself is smaller. */
export const FARTHEST = 1000
