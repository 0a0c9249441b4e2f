/** The level of the front page, played by the rules of the game itself. */
import { RobotWorld, readMap } from '@panya/tools/games/programming/core/robot-world.ts'

export const FRONT_LEVEL = { rows: ['#.F#', '>*.~', '.#..'], par: 4 }

const MAP = readMap(FRONT_LEVEL.rows)

export const newWorld = () => new RobotWorld(MAP)
