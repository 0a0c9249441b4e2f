import { expect, test } from 'vitest'
import { parsePython } from '../../../game-kit/core/code/python-parser.ts'
import { FIRST_HERO, playDaily } from './daily.ts'
import {
  emptyContent,
  emptyDocument,
  mapProblem,
  migrate,
  readFloorDocument,
  toDocument,
} from './document.ts'
import { neighbour, readFloor } from './dungeon-map.ts'
import { DungeonWorld } from './dungeon-world.ts'
import type { Floor } from './floor.ts'
import { EXPLORER, solutionsOf } from './floor-solutions.ts'
import { FLOORS, findFloor } from './floors.ts'
import { generateFloor } from './generate-floor.ts'
import { judge } from './judge.ts'
import { playFloor } from './play.ts'
import { sightFrom } from './visibility.ts'

const DAY = '2026-11-15'
const python = (source: string) => ({ view: 'python', source })

test.each(FLOORS.map((floor) => [floor.id, floor] as const))('%s can be won', (id, floor) => {
  for (const rows of floor.maps) {
    expect(mapProblem(rows)).toBeNull()
    expect(new Set(rows.map((row) => row.length)).size).toBe(1)
  }
  expect(solutionsOf(id).length).toBeGreaterThan(0)
  for (const source of solutionsOf(id)) {
    const run = playFloor(floor, parsePython(source))
    expect([source, ...run.worlds.map(({ ending }) => ending)]).toEqual([
      source,
      ...floor.maps.map(() => 'won'),
    ])
  }
})

test('there are thirty floors, and no starter wins without work', () => {
  expect(FLOORS).toHaveLength(30)
  for (const floor of FLOORS) {
    if (floor.starter) expect(playFloor(floor, parsePython(floor.starter)).won).toBe(false)
  }
})

function play(map: string, source: string, energy = 50) {
  const floor: Floor = { ...(findFloor('floor-1') as Floor), maps: [map.split(' ')], energy }
  const run = playFloor(floor, parsePython(source))
  return { ...run, world: run.worlds[0]! }
}

test('keys open doors, food gives energy, hearts heal, coins are counted', () => {
  const { world } = play('@k+f$h>', 'go("east")\nopen("east")\nfor _ in range(5): go("east")')
  expect(world.ending).toBe('won')
  expect(world.final).toMatchObject({ keys: 0, coins: 1, hearts: 3, energy: 50 - 7 + 15 })
  expect(play('@+>', 'open("east")\ngo("east")').world.moments[0]?.happenings).toEqual(['no-key'])
})

test('a monster bites only a hero who is still beside it a turn later', () => {
  expect(play('@.s>', 'go("east")\nhit("east")\ngo("east")\ngo("east")').world.bites).toBe(0)
  expect(play('@.s>', 'go("east")\nwait()\nhit("east")').world.bites).toBe(1)
  const fallen = play('@s>', 'while True: wait()').world
  expect([fallen.ending, fallen.final.hearts, fallen.turns]).toEqual(['fallen', 0, 4])
})

test('monsters keep to their rules', () => {
  const paths = (map: string, turns: number) =>
    play(map, 'while True: wait()', turns).world.moments.map(({ state }) => state.monsters[0]?.cell)
  expect(paths('@#### #.b.# ####>', 5)).toEqual([8, 8, 7, 6, 6])
  expect(paths('@#### #n..# #...# ####>', 8)).toEqual([7, 8, 8, 13, 13, 12, 11, 11])
  expect(paths('@....g >#####', 6)).toEqual([5, 4, 4, 3, 3, 2])
  expect(paths('@..t# >####', 3)).toEqual([3, 3, 3])
  expect(paths('@.t## >####', 3)).toEqual([2, 1, 1])
})

test('without energy the hero falls asleep', () => {
  expect(play('@....>', 'while True: go("east")', 3).world.ending).toBe('tired')
})

test('directions may be those of the compass or of the hero', () => {
  const { world } = play('#@# #.. ##>', 'go("south")\ngo("left")\ngo("right")')
  expect(world.ending).toBe('won')
  expect(play('@>', 'go("up")').world.error).toMatchObject({ code: 'bad-argument', at: '1' })
})

test('generated floors are the same for everybody and can always be won', () => {
  expect(generateFloor('x', 3)).toEqual(generateFloor('x', 3))
  expect(generateFloor('x', 3)).not.toEqual(generateFloor('y', 3))
  for (let seed = 0; seed < 100; seed++) {
    const { rows } = generateFloor(`s${seed}`, 1 + (seed % 20))
    expect([seed, mapProblem(rows)]).toEqual([seed, null])
    expect([seed, reachable(rows)]).toEqual([seed, true])
  }
})

/** Stairs can be reached, collecting the key before the door. */
function reachable(rows: string[]): boolean {
  const map = readFloor(rows)
  let keys = 0
  let opened = new Set<number>()
  for (let round = 0; round < 3; round++) {
    const seen = new Set([map.start])
    for (const cell of seen) {
      for (const direction of [0, 1, 2, 3]) {
        const next = neighbour(map, cell, direction)
        if (next < 0 || map.walls[next] === 1) continue
        if (map.doors.has(next) && !opened.has(next)) {
          if (keys > 0) opened = new Set([...opened, next])
          continue
        }
        seen.add(next)
      }
    }
    if (seen.has(map.stairs)) return true
    keys = [...seen].filter((cell) => map.items.get(cell) === 'key').length
  }
  return false
}

test('the daily dungeon goes deeper until the hero stops, the same way every time', () => {
  const first = playDaily(DAY, parsePython(EXPLORER), false)
  const again = playDaily(DAY, parsePython(EXPLORER))
  expect(again.trace).toBe(first.trace)
  expect(first.cleared).toBeGreaterThanOrEqual(4)
  expect(first.floors).toHaveLength(first.cleared + 1)
  expect(judge({ level: `daily/${DAY}`, program: python(EXPLORER) }, DAY)).toMatchObject({
    ok: true,
    score: first.score,
    trace: first.trace,
  })
})

test('the first hero gets somewhere on every one of 200 days, and still has much to learn', () => {
  const hero = parsePython(FIRST_HERO)
  const days = Array.from({ length: 200 }, (_, index) =>
    new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10),
  )
  const runs = days.map((day) => ({ day, ...playDaily(day, hero) }))
  for (const { day, cleared, floors } of runs) {
    const { rows, moments } = floors[0]!
    const map = readFloor(rows)
    const walked = new Set([map.start, ...moments.map(({ state }) => state.hero)]).size
    const share = walked / map.walls.filter((wall) => wall === 0).length
    expect([day, cleared > 0 || share > 0.3]).toEqual([day, true])
  }
  const down = runs.filter(({ cleared }) => cleared > 0).length
  const rich = runs.filter(({ coins }) => coins > 0).length
  expect([down >= 190, rich >= 180]).toEqual([true, true])
  expect(runs.filter(({ cleared }) => cleared >= 8)).toEqual([])
})

test('cheating is refused, and quickly', () => {
  const good = { level: 'floor-1', program: python('for _ in range(3): go("east")') }
  expect(judge(good, DAY)).toMatchObject({ ok: true, stars: 3 })
  const cases: [unknown, string][] = [
    [{ ...good, stars: 3 }, 'malformed'],
    [{ ...good, seed: 'mine' }, 'malformed'],
    [{ ...good, score: 5000 }, 'malformed'],
    [{ ...good, level: 'floor-31' }, 'unknown-level'],
    [{ ...good, level: 'daily/2026-11-16' }, 'unknown-level'],
    [{ ...good, level: 'daily/yesterday' }, 'unknown-level'],
    [{ ...good, program: python('take()') }, 'forbidden'],
    [{ ...good, program: python('while True: pass') }, 'out-of-steps'],
    [{ level: `daily/${DAY}`, program: python('while True: pass') }, 'out-of-steps'],
    [{ ...good, program: python('x'.repeat(1_000_000)) }, 'too-large'],
    [{ ...good, program: python('go("north")') }, 'unfinished'],
    [{ ...good, custom: { ...emptyContent() } }, 'unknown-level'],
  ]
  for (const [submission, reason] of cases) {
    const before = process.cpuUsage()
    const shown = JSON.stringify(submission).slice(0, 90)
    expect([judge(submission, DAY), shown]).toEqual([{ ok: false, reason }, shown])
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(200)
  }
})

test('floors somebody made read back, and damaged ones are refused', () => {
  const content = emptyContent()
  expect(migrate(toDocument({ floors: [content] }))).toEqual({ floors: [content] })
  expect(() => migrate({ ...emptyDocument, version: 2 })).toThrow('newer')
  expect(() => migrate({ ...emptyDocument, content: {} })).toThrow('damaged')
  expect(readFloorDocument({ ...content, maps: [['@..']] })).toBeNull()
  expect(readFloorDocument({ ...content, maps: [['@.>', '?..']] })).toBeNull()
  expect(readFloorDocument({ ...content, energy: 1e9 })).toBeNull()
  const { id } = readFloorDocument(content) as Floor
  expect(judge({ level: id, program: python(EXPLORER), custom: content }, DAY)).toMatchObject({
    ok: true,
  })
})

test('walls and closed doors hide what is behind them', () => {
  const map = readFloor(['@.+.>'])
  expect([...sightFrom(map, 0, new Set())]).toEqual([0, 1, 2])
  expect(sightFrom(map, 0, new Set([2])).has(4)).toBe(true)
})

test('a hundred monsters take their turns in well under a frame', () => {
  const rows = Array.from({ length: 20 }, (_, y) =>
    Array.from({ length: 30 }, (_unused, x) =>
      x % 2 === 1 && y % 3 === 1 ? 'bngs'[y % 4] : '.',
    ).join(''),
  )
  rows[0] = `@${'.'.repeat(29)}`
  rows[19] = `${'.'.repeat(29)}>`
  const world = new DungeonWorld(readFloor(rows), 900)
  expect(world.state.monsters.length).toBeGreaterThanOrEqual(90)
  const before = performance.now()
  for (let turn = 0; turn < 100 && world.act('wait', [], ''); turn++) continue
  expect((performance.now() - before) / 100).toBeLessThan(8)
})
