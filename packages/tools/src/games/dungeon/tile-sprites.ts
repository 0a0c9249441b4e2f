/** The stones of the dungeon, painted over the colour of floor or wall; dark enough to stay behind the game. */
import { box, disc, readInks } from '../../game-kit/core/journey/ink.ts'
import type { DungeonTile } from './core/tiles.ts'

export const TILE_SPRITES: Record<DungeonTile, ReturnType<typeof readInks>> = {
  plain: [],
  cracked: readInks(`
    #232248/2 M8 12l8 6-3 8 7 5M38 36l-6-4M34 10l4 5`),
  slabs: readInks(`
    #252450/1.500 M2 24h44M24 2v22M14 24v22M34 24v22`),
  pebbles: readInks(`
    #3d3b70 ${disc(10, 38, 3)}${disc(16, 41, 2)}${disc(39, 10, 2.6)}`),
  grate: readInks(`
    #1d1c40 ${box(13, 13, 22, 22)}
    #45437d/2 M18 13v22M24 13v22M30 13v22`),
  moss: readInks(`
    #2c4a4c M3 45q0-10 8-9 6-4 9 4 4 0 4 5ZM36 3q10 0 9 9-5 3-8-1-5-2-1-8Z`),
  rug: readInks(`
    #4c3a78 ${box(7, 7, 34, 34)}
    #6b55a0/2 M11 11h26v26H11Z`),
  bricks: readInks(`
    #262450/1.500 M2 24h44M2 36h44M16 14v10M34 14v10M24 24v12M12 36v10M36 36v10`),
  blocks: readInks(`
    #262450/1.500 M2 30h44M24 14v16M12 30v16M36 30v16`),
  vine: readInks(`
    #262450/1.500 M2 24h44M2 36h44M30 24v12
    #2f6b55/2.500 M10 2c4 10-4 16 1 26
    #3d8a68 ${disc(13, 10, 3)}${disc(7, 18, 3)}${disc(13, 26, 3)}`),
  crystal: readInks(`
    #262450/1.500 M2 24h44M2 36h44
    #2b7f86 M16 42l-4-12 6-8 5 8-1 12Z
    #3f9aa0 M25 42v-16l5-7 5 7-2 16Z`),
  shield: readInks(`
    #262450/1.500 M2 24h44M2 36h44
    #6b3b5e M24 16q6 3 11 3 0 16-11 22-11-6-11-22 5 0 11-3Z
    #8c5a7c M24 20q4 2 7 2 0 10-7 14Z`),
  torch: readInks(`
    #262450/1.500 M2 36h44
    #5b3a1f/4 M24 26v14
    #b4571f M24 8c8 8 8 16 0 20-8-4-8-12 0-20Z
    #f0a92b M24 15c4 4 4 9 0 12-4-3-4-8 0-12Z`),
}
