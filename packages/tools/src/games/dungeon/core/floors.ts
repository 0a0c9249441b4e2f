/** The thirty floors of the campaign, in the order of play. */
import type { Feature } from '../../../game-kit/core/code/feature.ts'
import type { Floor, Lesson } from './floor.ts'
import { generateFloor } from './generate-floor.ts'

const BASIC: readonly Feature[] = ['repeat', 'while']
const ASKING: readonly Feature[] = [...BASIC, 'if', 'else', 'compare', 'logic']
const WORDS: readonly Feature[] = [...ASKING, 'function', 'parameter', 'return']
const LISTS: readonly Feature[] = [...ASKING, 'variable', 'list', 'break']
const ALL: readonly Feature[] = [...WORDS, 'variable', 'list', 'break', 'math', 'count']

const FEATURES: Record<Lesson, readonly Feature[]> = {
  walk: BASIC,
  ask: ASKING,
  fight: ASKING,
  words: WORDS,
  lists: LISTS,
  search: ALL,
  state: ALL,
}

const SHOWN: Record<Lesson, readonly string[]> = {
  walk: ['go', 'free'],
  ask: ['go', 'open', 'free', 'look'],
  fight: ['go', 'hit', 'wait', 'free', 'look', 'hearts'],
  words: ['go', 'hit', 'open', 'free', 'look', 'far', 'opposite'],
  lists: ['go', 'hit', 'open', 'free', 'look', 'far', 'been', 'opposite', 'keys'],
  search: ['go', 'hit', 'open', 'free', 'look', 'been', 'here', 'there', 'opposite', 'keys'],
  state: [
    'go',
    'hit',
    'open',
    'wait',
    'free',
    'look',
    'far',
    'been',
    'here',
    'there',
    'opposite',
    'energy',
    'hearts',
    'keys',
  ],
}

/** Puts a wall around a map that has none. */
function walled(rows: string[]): string[] {
  const edge = '#'.repeat((rows[0]?.length ?? 0) + 2)
  if (rows[0] === edge.slice(2)) return rows
  return [edge, ...rows.map((row) => `#${row}#`), edge]
}

function floor(
  number: number,
  lesson: Lesson,
  energy: number,
  maps: readonly string[],
  starter: string | null = null,
): Floor {
  return {
    id: `floor-${number}`,
    lesson,
    maps: maps.map((map) => walled(map.trim().split(/\s+/))),
    energy,
    words: SHOWN[lesson],
    features: FEATURES[lesson],
    starter,
  }
}

/** A floor from the generator, kept for good by its seed. */
function made(number: number, lesson: Lesson, depth: number): Floor {
  const { rows, energy } = generateFloor(`campaign/${number}`, depth)
  return { ...floor(number, lesson, energy + 40, []), maps: [rows] }
}

const MAZE = `
#########
#@....#.#
#####.#.#
#$..#.#.#
#.#.#...#
#.#.###.#
#.#...#.#
#.###.#>#
#########`

const TWISTY = `
###########
#@#...#..$#
#.#.#.#.#.#
#...#...#.#
#####.###.#
#...#.#...#
#.#.#.#.###
#.#...#..>#
#.#####.###
#.........#
###########`

export const FLOORS: readonly Floor[] = [
  // Whoever plays for the first time finds one block to choose from.
  { ...floor(1, 'walk', 12, ['@.$>'], 'go("east")\n'), words: ['go'], features: [] },
  floor(2, 'walk', 14, ['@..# ##$# ##.>'], 'for _ in range(2):\n    go("east")\n'),
  floor(3, 'walk', 20, ['@...$.>', '@.$>'], 'while free("east"):\n    ...\n'),
  floor(4, 'walk', 20, ['@.### #..## ##$.# ###.>'], ''),
  floor(5, 'walk', 6, ['@....$..> ##f######'], ''),

  floor(6, 'ask', 20, ['@k.+.$>', '@.k..+>'], 'while look("east") != "door":\n    go("east")\n'),
  floor(7, 'ask', 30, ['@...+$> ##k####', '@...+$> #k#####'], ''),
  floor(
    8,
    'ask',
    40,
    ['@... ###. >$..', '@..... #####. #####$ >.....'],
    'while True:\n    if free("ahead"):\n        ...\n    else:\n        ...\n',
  ),
  floor(9, 'ask', 40, ['#$#$## @....> ##$###', '##$#$# @....> #$####'], ''),
  floor(10, 'ask', 30, ['@k+k+$>', '@.k+.k.+>'], ''),
  floor(11, 'ask', 20, ['###> @..$ ###.', '###. @..$ ###>'], ''),

  floor(
    12,
    'fight',
    30,
    ['@..s.$>', '@s.s.$>'],
    'while True:\n    if look("east") == "monster":\n        ...\n    else:\n        go("east")\n',
  ),
  floor(13, 'fight', 60, ['@...b.$..>', '@b..b...$>'], ''),
  floor(14, 'fight', 40, ['#.$..# @.##.> #.n..#'], ''),
  floor(15, 'fight', 60, ['@......g$>', '####g### @....$.> ########'], ''),
  floor(16, 'fight', 40, ['@...t..> .######. .######. ...$....'], ''),

  floor(
    17,
    'words',
    40,
    ['@.s## ##.## ##s.> ##$##', '@s.## ##s## ##..> ##$##'],
    'def step(d):\n    while look(d) == "monster":\n        hit(d)\n    go(d)\n\nstep("east")\n',
  ),
  floor(18, 'words', 60, ['#$##$#$# @......> ##$##$##'], ''),
  floor(
    19,
    'words',
    40,
    ['@....# ####.# .$...# .##### .....>'],
    'def walk(d, steps):\n    for _ in range(...):\n        go(d)\n\nwalk("east", 4)\n',
  ),
  floor(
    20,
    'lists',
    60,
    [
      '###.##### ###.##### ...@..$.> ###.##### #########',
      '###>##### ###.##### ###$##### ##.@..### ###.#####',
    ],
    'best = "north"\nfor d in ["east", "south", "west"]:\n    if far(d) > far(best):\n        best = ...\nwhile free(best):\n    go(best)\n',
  ),
  floor(
    21,
    'lists',
    40,
    ['@.### #.### #..$# ###.# >...#'],
    'path = ["east", "south", "south"]\nfor d in path:\n    go(d)\n',
  ),
  floor(
    22,
    'lists',
    60,
    ['>##### +##### @..### ##..## ###.$k', '>##### +##### @.#### #.#### #..$.k'],
    '',
  ),
  floor(23, 'lists', 80, ['##>## ##+## k.@.$ ##.## ##$##', '##$## ##.## >+@.k ##.## ##$##'], ''),

  floor(
    24,
    'search',
    120,
    [MAZE],
    'while True:\n    if free("right"):\n        go("right")\n    elif free("ahead"):\n        ...\n    elif free("left"):\n        ...\n    else:\n        go("back")\n',
  ),
  floor(25, 'search', 160, [TWISTY, MAZE], ''),
  floor(26, 'search', 200, ['@.... ..... ..... ....$ ....>', '..... .@... ..... ..$.. >....'], ''),
  floor(
    27,
    'search',
    220,
    [TWISTY],
    'seen = []\n\ndef explore():\n    seen.append(here())\n    for d in ["north", "east", "south", "west"]:\n        if free(d) and there(d) not in seen:\n            go(d)\n            ...\n            go(opposite(d))\n\nexplore()\n',
  ),

  made(28, 'state', 3),
  made(29, 'state', 5),
  made(30, 'state', 8),
]

const BY_ID = new Map(FLOORS.map((each) => [each.id, each]))

export function findFloor(id: string): Floor | undefined {
  return BY_ID.get(id)
}
