/** How fast projects with the rules of Scratch are, against the same work written by hand. */
import {
  block,
  call,
  define,
  signature,
  stack,
} from '../packages/engines/src/blocks-runtime/catalogue/build-blocks.ts'
import { compileProgram } from '../packages/engines/src/blocks-runtime/compile/compile-program.ts'
import { moduleText } from '../packages/engines/src/blocks-runtime/compile/instantiate.ts'
import type { BlockJson, StageProgram } from '../packages/engines/src/blocks-runtime/program.ts'
import {
  actor,
  program,
  variables,
} from '../packages/engines/src/blocks-runtime/testing/run-program.ts'
import {
  change,
  flag,
  get,
  item,
  op,
  print,
  put,
  repeat,
  set,
  type Value,
  when,
} from '../packages/engines/src/blocks-runtime/testing/twins/twin-blocks.ts'
import { World } from '../packages/engines/src/blocks-runtime/world/world.ts'
import { report } from './figure.ts'

const until = (condition: BlockJson, ...blocks: BlockJson[]): BlockJson =>
  block('control_repeat_until', { IF: condition, DO: blocks })
const add = (value: Value): BlockJson => block('list_add', { LIST: 'l', VALUE: value })
const scratch = (...scripts: BlockJson[]): StageProgram => ({
  ...program(actor('cat', scripts, variables('i', 'j', 'n', 'x', 'gap', 'own:mine', 'list:l'))),
  rules: 'scratch',
})

/** The best of several rounds in which both sides take turns; of the processor's time, in milliseconds. */
function race(ours: () => unknown, byHand: () => unknown): { ours: number; byHand: number } {
  const time = (run: () => unknown): number => {
    const start = process.threadCpuUsage()
    run()
    const { user, system } = process.threadCpuUsage(start)
    return (user + system) / 1000
  }
  const rounds = Array.from({ length: 8 }, () => ({ ours: time(ours), byHand: time(byHand) }))
  return {
    ours: Math.min(...rounds.map((round) => round.ours)),
    byHand: Math.min(...rounds.map((round) => round.byHand)),
  }
}

const WRITTEN = 5_000

/** Scripts as people write them: a loop with a decision, a few sums, a few moves. */
function largeProject(): StageProgram {
  const script = (index: number): BlockJson =>
    flag(
      set('x', index),
      repeat(
        3,
        change('n', op('multiply', get('x'), 2)),
        when(
          op('greater', get('n'), '50'),
          block('motion_move', { STEPS: get('n') }),
          set('n', '0'),
        ),
        block('looks_say', { TEXT: block('text_join', { A: 'n is ', B: get('n') }) }),
        block('motion_turn_right', { DEGREES: 15 }),
      ),
      add(op('add', get('n'), item('last'))),
    )
  const blocksEach = 30
  return scratch(...Array.from({ length: WRITTEN / blocksEach }, (_, index) => script(index)))
}

function opening(): void {
  const source = largeProject()
  const text = JSON.stringify(source)
  const code = moduleText(compileProgram(source).actors[1]!)
  const { ours, byHand } = race(
    () => {
      const world = new World()
      world.load(JSON.parse(text) as StageProgram)
      world.flag()
      world.tick()
      world.frame()
    },
    () => {
      JSON.parse(text)
      // A text that is known already costs nothing: each is a new one.
      // oxlint-disable-next-line typescript/no-implied-eval -- what the machine needs to understand as much code
      return new Function('R', 'G', `${code}// ${Math.random()}`)
    },
  )
  report({
    bench: 'blocks',
    figure: `${WRITTEN} blocks: ms to compile and run a frame, against parsing their JSON and code`,
    value: ours,
    baseline: byHand,
    ratio: byHand / ours,
    goal: '>= 0.05',
  })
}

const CLONES = 300
const TICKS = 300

function clonesWithPens(): void {
  const make = repeat(CLONES, block('control_clone', { TARGET: '_myself_' }))
  const life = stack([
    block('control_clone_start'),
    block('motion_point', { DIRECTION: op('random', -180, 180) }),
    block('pen_down'),
    block('control_forever', {
      DO: [block('motion_move', { STEPS: 3 }), block('motion_bounce'), change('mine', 1)],
    }),
  ])!
  const world = new World()
  world.load(scratch(flag(make), life))
  world.flag()
  for (let tick = 0; tick < CLONES + 10; tick++) {
    world.tick()
    world.frame()
  }
  const sprites = Array.from({ length: CLONES }, (_, index) => ({
    x: 0,
    y: 0,
    angle: index,
    mine: 0,
  }))
  let lines: unknown[] = []
  const byHand = (): void => {
    for (let tick = 0; tick < TICKS; tick++) {
      lines = []
      for (const sprite of sprites) {
        const { x, y } = sprite
        sprite.x += 3 * Math.cos(sprite.angle)
        sprite.y += 3 * Math.sin(sprite.angle)
        if (Math.abs(sprite.x) > 220 || Math.abs(sprite.y) > 160) sprite.angle += Math.PI
        sprite.mine += 1
        lines.push({
          op: 'line',
          x1: x,
          y1: y,
          x2: sprite.x,
          y2: sprite.y,
          colour: '#0000ff',
          size: 1,
        })
      }
      lines.push(...sprites.map(({ x, y, angle }, key) => ({ key, x, y, angle, costume: 'one' })))
    }
  }
  const times = race(() => {
    for (let tick = 0; tick < TICKS; tick++) {
      world.tick()
      world.frame()
    }
  }, byHand)
  const perSecond = (TICKS * 1000) / times.ours
  report({
    bench: 'blocks',
    figure: `${world.cloneCount} clones with pens: frames in a second, against 30`,
    value: perSecond,
    baseline: 30,
    goal: '>= 10',
  })
  report({
    bench: 'blocks',
    figure: `${world.cloneCount} clones with pens: frames in a second, against a loop by hand`,
    value: perSecond,
    baseline: (TICKS * 1000) / times.byHand,
    ratio: times.byHand / times.ours,
    goal: '>= 0.02',
  })
}

const SORTED = 100_000

/** Shell's sort with a check sum, in a function that runs in one go. */
function lists(): void {
  const sort = { ...signature('sort'), warp: true }
  const body = define(
    sort,
    block('list_clear', { LIST: 'l' }),
    set('x', '12345'),
    repeat(
      SORTED,
      set('x', op('mod', op('add', op('multiply', get('x'), 1103515), 12345), 2147483)),
      add(get('x')),
    ),
    set('gap', SORTED / 2),
    until(
      op('less', get('gap'), '1'),
      set('i', op('add', get('gap'), 1)),
      until(
        op('greater', get('i'), String(SORTED)),
        set('x', item(get('i'))),
        set('j', get('i')),
        until(
          block('op_or', {
            A: op('less', op('subtract', get('j'), get('gap')), '1'),
            B: block('op_not', {
              A: op('greater', item(op('subtract', get('j'), get('gap'))), get('x')),
            }),
          }),
          put(get('j'), item(op('subtract', get('j'), get('gap')))),
          change('j', op('subtract', 0, get('gap'))),
        ),
        put(get('j'), get('x')),
        change('i', 1),
      ),
      set('gap', block('op_math', { OP: 'floor', A: op('divide', get('gap'), 2) })),
    ),
    set('n', '0'),
    set('i', '1'),
    repeat(
      SORTED,
      set('n', op('mod', op('add', op('multiply', get('n'), 31), item(get('i'))), 1000003)),
      change('i', 1),
    ),
    print(get('n')),
  )
  const world = new World()
  world.load(scratch(body, flag(call(sort))))
  let printed = ''
  const ours = (): void => {
    world.flag()
    while (!world.scheduler.isIdle) {
      world.tick()
      printed = world.frame().output[0] ?? printed
    }
  }
  let sum = 0
  const byHand = (): void => {
    const l: number[] = []
    let x = 12345
    for (let k = 0; k < SORTED; k++) {
      x = (x * 1103515 + 12345) % 2147483
      l.push(x)
    }
    for (let gap = SORTED / 2; gap >= 1; gap = Math.floor(gap / 2)) {
      for (let i = gap; i < SORTED; i++) {
        x = l[i]!
        let j = i
        for (; j >= gap && l[j - gap]! > x; j -= gap) l[j] = l[j - gap]!
        l[j] = x
      }
    }
    sum = 0
    for (let i = 0; i < SORTED; i++) sum = (sum * 31 + l[i]!) % 1000003
  }
  const times = race(ours, byHand)
  if (printed !== String(sum)) throw new Error(`sorting lists: ${printed} is not ${sum}`)
  report({
    bench: 'blocks',
    figure: `sorting ${SORTED} in one go by the rules of Scratch: ms, against JavaScript by hand`,
    value: times.ours,
    baseline: times.byHand,
    ratio: times.byHand / times.ours,
    goal: '>= 0.25',
  })
}

opening()
clonesWithPens()
lists()
