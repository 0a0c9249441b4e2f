/** A game of pgzero finds these names without importing them: to the checker of the code they are not there. */
export const GAME_NAMES: readonly string[] = [
  'Actor',
  'Rect',
  'ZRect',
  'animate',
  'clock',
  'images',
  'keyboard',
  'keymods',
  'keys',
  'mouse',
  'music',
  'screen',
  'sounds',
  'storage',
  'tone',
]

const IS_GAME = /^(?:async )?def (?:draw|update|on_\w+)\(|^(?:import|from) pgzrun\b/m

/** What is said to be unknown in this program, and is known when it runs. */
export function isGameName(program: string, name: string): boolean {
  return GAME_NAMES.includes(name) && IS_GAME.test(program)
}
