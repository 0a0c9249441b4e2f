/** Small games to play, read and change. */
import type { Example } from './example.ts'
import { CAR } from './games/car.ts'
import { CATCH } from './games/catch.ts'
import { CLICKER } from './games/clicker.ts'
import { DRAWING_PAD } from './games/drawing-pad.ts'
import { FLAPPY } from './games/flappy.ts'
import { INVADERS } from './games/invaders.ts'
import { MAZE } from './games/maze.ts'
import { MEMORY } from './games/memory.ts'
import { PONG } from './games/pong.ts'
import { SNAKE } from './games/snake.ts'

export const EXAMPLES: readonly Example[] = [
  CATCH,
  PONG,
  CLICKER,
  SNAKE,
  FLAPPY,
  MAZE,
  INVADERS,
  MEMORY,
  DRAWING_PAD,
  CAR,
]
