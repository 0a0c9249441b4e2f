/** The tiles of the robot's world, each on 48 by 48; colours are those of the board in both themes. */

import { disc, readInks } from '../../../game-kit/core/journey/ink.ts'
import { Inks } from '../../../game-kit/journey/Drawing.tsx'
import type { Tile } from '../core/tiles.ts'

const FLOOR = 'M10 1h28q9 0 9 9v28q0 9-9 9H10q-9 0-9-9V10q0-9 9-9Z'
const ROCK = 'M8 38c-4-8 1-20 9-24 7-4 14-2 19 4 5 7 6 15 2 20-7 5-24 5-30 0Z'
const BOULDER = 'M7 37c-2-9 4-15 9-23 5-5 15-4 19 2 6 7 8 15 4 21-8 4-25 5-32 0Z'
const ROUND = 'M9 39c-6-7-2-17 4-22 4-6 16-8 21-1 7 5 9 16 4 23-8 3-22 4-29 0Z'

const TILES: Record<Tile, ReturnType<typeof readInks>> = {
  grass: readInks(`tile-grass ${FLOOR}`),
  tuft: readInks(`
    tile-grass ${FLOOR}
    tile-blade/2 M8 41q0-5-2-7M11 41v-8M14 41q0-5 2-7M35 13q0-4-2-6M38 13V6M41 13q0-4 2-6`),
  clover: readInks(`
    tile-grass ${FLOOR}
    tile-blade ${disc(9, 11, 2.6)}${disc(13, 11, 2.6)}${disc(11, 7.6, 2.6)}${disc(38, 39, 2.6)}${disc(42, 39, 2.6)}${disc(40, 35.6, 2.6)}`),
  daisies: readInks(`
    tile-grass ${FLOOR}
    tile-petal ${disc(9, 39, 4)}${disc(40, 9, 4)}
    tile-heart ${disc(9, 39, 1.6)}${disc(40, 9, 1.6)}`),
  pebbles: readInks(`
    tile-grass ${FLOOR}
    tile-plank M7 38q3-4 6 0t-6 0ZM36 10q3-4 7 0t-7 0ZM39 41q2-3 4 0t-4 0Z`),
  path: readInks(`
    tile-path ${FLOOR}
    tile-plank M8 9q5-4 9 0 1 5-5 5t-4-5ZM31 7q6-2 9 2-1 5-6 4t-3-6ZM9 36q4-4 9 0 0 5-5 5t-4-5ZM32 37q5-4 8 0 0 5-5 4t-3-4Z`),
  'bridge-across': readInks(`
    tile-path ${FLOOR}
    tile-plank/2 M12 8v32M24 8v32M36 8v32
    tile-rail/4 M2 5h44M2 43h44`),
  'bridge-along': readInks(`
    tile-path ${FLOOR}
    tile-plank/2 M8 12h32M8 24h32M8 36h32
    tile-rail/4 M5 2v44M43 2v44`),
  rock: readInks(`
    tile-grass ${FLOOR}
    tile-rock ${ROCK}
    tile-crack/2 M17 20l5 6-3 6M30 17l-2 7 5 5`),
  boulder: readInks(`
    tile-grass ${FLOOR}
    tile-rock ${BOULDER}
    tile-crack/2 M14 22q6-8 14-6M20 30l8 3`),
  moss: readInks(`
    tile-grass ${FLOOR}
    tile-rock ${ROUND}
    tile-hedge M13 17c4-6 16-8 21-1q3 3 4 6-6 3-10-2-6 6-10 1-5 3-9 2 1-3 4-6Z`),
  crate: readInks(`
    tile-grass ${FLOOR}
    tile-wood M8 8h32v33H8Z
    tile-edge/3 M8 8h32v33H8ZM9 17h30M9 32h30M12 31l24-13`),
  stump: readInks(`
    tile-grass ${FLOOR}
    tile-wood M9 20h30l4 20q-19 6-38 0Z
    tile-path M8 18a16 9 0 1 0 32 0a16 9 0 1 0-32 0Z
    tile-edge/2 M8 18a16 9 0 1 0 32 0a16 9 0 1 0-32 0ZM15 18a9 5 0 1 0 18 0a9 5 0 1 0-18 0`),
  hedge: readInks(`
    tile-grass ${FLOOR}
    tile-hedge M6 40c-5-9 0-16 5-18-1-9 7-14 13-12 7-4 15 2 14 11 6 3 8 12 3 19q-17 5-35 0Z
    tile-heart ${disc(16, 24, 2.4)}${disc(30, 20, 2.4)}${disc(25, 33, 2.4)}${disc(36, 32, 2.4)}`),
  water: readInks(`
    tile-water ${FLOOR}
    tile-wave/3 M7 18q5-5 10 0t10 0 10 0M10 31q5-5 10 0t10 0 8-1`),
  ripples: readInks(`
    tile-water ${FLOOR}
    tile-wave/3 M9 14q5-5 10 0t10 0M18 25q5-5 10 0t10 0M8 37q5-5 10 0t10 0`),
  lily: readInks(`
    tile-water ${FLOOR}
    tile-wave/3 M8 11q5-5 10 0t10 0
    tile-hedge M8 30a16 11 0 1 0 32 0q0-5-4-8L24 30l4-11Q8 18 8 30Z
    tile-petal ${disc(19, 29, 4)}
    tile-heart ${disc(19, 29, 1.8)}`),
}

export function TileArt({ tile }: { tile: Tile }) {
  return <Inks inks={TILES[tile]} />
}
