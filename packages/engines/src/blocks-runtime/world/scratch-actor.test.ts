/** How sprites move and look by the rules of Scratch. */
import { expect, test } from 'vitest'
import { block } from '../catalogue/build-blocks.ts'
import type { CostumeSpec } from '../program.ts'
import { actor, flagged, program } from '../testing/run-program.ts'
import { scratch } from '../testing/scratch-program.ts'
import type { Actor } from './actor.ts'
import { boxOf, coversPoint } from './geometry.ts'
import type { ScratchActor } from './scratch-actor.ts'
import { isSameColour } from './touching-colour.ts'
import type { World } from './world.ts'

const COSTUME: CostumeSpec = { id: 'c', name: 'c', width: 40, height: 40 }

function staged(costume: Partial<CostumeSpec> = {}, count = 1): { it: ScratchActor; world: World } {
  const spec = actor('cat', [])
  spec.costumes = Array.from({ length: count }, (_, index) => ({
    ...COSTUME,
    ...costume,
    id: `c${index}`,
  }))
  const { world } = flagged(scratch(spec))
  return { it: world.actors[1] as ScratchActor, world }
}

const sprite = (costume: Partial<CostumeSpec> = {}, count = 1): ScratchActor =>
  staged(costume, count).it

function then(moved: Actor, ...does: ((actor: Actor) => void)[]): Actor {
  for (const act of does) act(moved)
  return moved
}

test('directions go from -179 to just below 181', () => {
  const at = (degrees: number): number => then(sprite(), (it) => it.point(degrees)).direction
  expect([-179, -179.5, 180, 181, 540, -90, 0].map(at)).toEqual([
    -179, 180.5, 180, -179, 180, -90, 0,
  ])
  expect(at(Infinity)).toBe(90)
})

test('a place within a hair of a whole number reads whole, any other in full', () => {
  const it = sprite()
  it.goTo(10 + 1e-10, 1 / 3)
  expect([it.xShown, it.yShown]).toEqual([10, 1 / 3])
  it.goTo(0, 0)
  it.point(180)
  it.move(10)
  expect([it.xShown, it.yShown]).toEqual([0, -10])
})

test('15 steps of a sprite stay on the stage, or half of a small one', () => {
  expect(then(sprite(), (it) => it.goTo(1000, -1000))).toMatchObject({ x: 245, y: -185 })
  expect(then(sprite({ width: 10, height: 10 }), (it) => it.goTo(-1000, 0)).x).toBe(-240)
  expect(then(sprite(), (it) => it.goTo(Number.NaN, 5))).toMatchObject({ x: 0, y: 0 })
})

test('a size lies between 5 steps and one and a half stages', () => {
  const sized = (size: number, side = 40): number =>
    then(sprite({ width: side, height: side }), (it) => it.resize(size)).size
  expect([sized(0), sized(1e9), sized(-5), sized(50)]).toEqual([12.5, 1350, 12.5, 50])
  expect(sized(1, 2)).toBe(100)
  expect(then(sprite(), (it) => it.resize(33.4)) as ScratchActor).toMatchObject({ sizeShown: 33 })
})

test('costume numbers round and go round', () => {
  const worn = (index: number): number =>
    then(sprite({}, 3), (it) => it.wearNumber(index)).costumeNumber
  expect([0, 1.4, 1.5, 3, -1, 7, Infinity, Number.NaN].map(worn)).toEqual([1, 2, 3, 1, 3, 2, 1, 1])
})

test('an edge is touched only beyond it, but a wall turns back who has reached it', () => {
  const { it, world } = staged()
  it.goTo(220, 0)
  expect(world.touching(it, '_edge_')).toBe(false)
  it.bounce()
  expect([it.x, it.direction]).toEqual([220, -90])
  it.goTo(221, 0)
  expect(world.touching(it, '_edge_')).toBe(true)
  it.point(90)
  it.bounce()
  expect([it.x, it.direction]).toEqual([220, -90])
})

test('a steep way to a wall becomes less steep', () => {
  const it = sprite()
  it.goTo(225, 0)
  it.point(1)
  it.bounce()
  expect(it.direction).toBeCloseTo(-11.3, 1)
})

test('a costume stands and turns around its centre', () => {
  const it = sprite({ width: 40, height: 20, centreX: 0, centreY: 20 })
  expect(boxOf(it.placed())).toMatchObject({ left: 0, right: 40, top: 20, bottom: 0 })
  expect([coversPoint(it.placed(), 39, 19), coversPoint(it.placed(), -1, 1)]).toEqual([true, false])
  it.point(180)
  const turned = boxOf(it.placed())
  expect(
    Object.values(turned)
      .map(Math.round)
      .map((side) => side + 0),
  ).toEqual([0, 20, 0, -40])
  expect([coversPoint(it.placed(), 19, -39), coversPoint(it.placed(), 1, 1)]).toEqual([true, false])
  it.rotationStyle = 'left-right'
  it.point(-90)
  expect(boxOf(it.placed())).toMatchObject({ left: -40, right: 0, top: 20, bottom: 0 })
  expect(it.view()).toMatchObject({ anchorX: 0, anchorY: 1 })
})

test('in Panya a costume has a centre, too, and the middle where none is said', () => {
  const spec = actor('cat', [])
  spec.costumes = [{ ...COSTUME, centreX: 10 }]
  const [, it] = flagged(program(spec)).world.actors
  expect(it!.view()).toMatchObject({ anchorX: 0.25, anchorY: 0.5 })
})

test('colours are the same in their first five, five and four bits', () => {
  expect(isSameColour(0xff0000, 0xf8070f)).toBe(true)
  expect([isSameColour(0xff0000, 0xf70000), isSameColour(0, 0x000010)]).toEqual([false, false])
})

test('bubbles show two digits of broken numbers and all of a typed text', () => {
  const it = sprite()
  const said = (value: string | number): string => {
    it.say('say', value)
    return it.bubble?.text ?? ''
  }
  expect([said(1 / 3), said(2), said(0.001), said('1.2345'), said('x'.repeat(400)).length]).toEqual(
    ['0.33', '2', '0.001', '1.2345', 330],
  )
})

test('volume and tempo are what the project says', () => {
  const spec = { ...actor('cat', []), volume: 30 }
  const { world } = flagged({ ...scratch(spec), tempo: 90 })
  expect([world.actors[1]?.volume, world.tempo]).toEqual([30, 90])
  expect(flagged(scratch()).world.tempo).toBe(60)
  expect(flagged(program()).world.tempo).toBe(120)
})

test('gliding takes its time in frames, begins with the next one and ends where it should', () => {
  const glide = (seconds: number) => {
    const flagHat = {
      ...block('event_flag'),
      next: { block: block('motion_glide_xy', { SECONDS: seconds, X: 30, Y: 0 }) },
    }
    const run = flagged(scratch(actor('cat', [flagHat])))
    return Array.from({ length: 5 }, () => {
      run.world.tick()
      return Math.round(run.world.actors[1]!.x)
    })
  }
  expect(glide(0.1)).toEqual([0, 10, 20, 30, 30])
  expect(glide(0)).toEqual([30, 30, 30, 30, 30])
})

/** Only the left half of the costume can be seen, as a column 20 wide and 40 high. */
function halfSeen(): ScratchActor {
  const { it, world } = staged({}, 2)
  const hull = [0, 0, 0.5, 0, 0.5, 1, 0, 1]
  for (const id of ['c0', 'c1'])
    world.masks.set(id, { columns: 2, rows: 1, cells: Uint8Array.of(1, 0), hull })
  return it
}

test('an edge and a wall are met by what can be seen of a costume, however it is turned', () => {
  const it = halfSeen()
  it.goTo(239, 0)
  expect(it.touchesEdge()).toBe(false)
  it.goTo(-221, 0)
  expect(it.touchesEdge()).toBe(true)
  it.goTo(0, 165)
  expect(it.touchesEdge()).toBe(true)
  it.point(180)
  expect(it.touchesEdge()).toBe(true)
  it.point(0)
  expect(it.touchesEdge()).toBe(false)
  it.point(90)
  it.goTo(240, 0)
  it.bounce()
  expect([it.x, it.direction]).toEqual([220, -90])
  it.setRotationStyle('left-right')
  it.goTo(225, 0)
  expect(it.touchesEdge()).toBe(true)
})

test('who only moves is kept in sight by the whole costume, until somebody asked for its outline', () => {
  const whole = then(halfSeen(), (it) => it.goTo(-1000, 0))
  expect(whole.x).toBe(-245)
  const asked = then(
    halfSeen(),
    (it) => it.touchesEdge(),
    (it) => it.goTo(-1000, 0),
  )
  expect(asked.x).toBe(-230)
  const dressed = then(
    asked,
    (it) => it.nextCostume(),
    (it) => it.goTo(-1000, 0),
  )
  expect(dressed.x).toBe(-245)
})
