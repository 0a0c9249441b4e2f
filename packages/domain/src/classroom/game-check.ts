/** What has to be reached in a game, and how a program in it is made. */

export interface StarsCheck {
  kind: 'stars'
  /** The level of the assignment when empty, or any one where it names none. */
  level: string
  /** One star is a level passed. */
  count: number
}

export interface FeatureCheck {
  kind: 'uses-feature' | 'avoids-feature'
  /** Whose program is meant; none yet while somebody writes the check. */
  level: string
  /** A part of the language of games, as the games call it. */
  feature: string
}

export const MOST_STARS = 3
