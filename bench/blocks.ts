/** How fast compiled blocks are, against the same work written by hand and against an interpreter. */
import { createRequire } from 'node:module'
import {
  block,
  call,
  define,
  param,
  signature,
  stack,
} from '../packages/engines/src/blocks-runtime/catalogue/build-blocks.ts'
import type { BlockJson } from '../packages/engines/src/blocks-runtime/program.ts'
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

const count = (id: string, from: Value, to: Value, ...blocks: BlockJson[]): BlockJson =>
  block('control_for', { VAR: id, FROM: from, TO: to, BY: 1, DO: blocks })
const whilst = (condition: BlockJson, ...blocks: BlockJson[]): BlockJson =>
  block('control_while', { IF: condition, DO: blocks })

interface Task {
  name: string
  scripts: BlockJson[]
  /** The same work in plain JavaScript, also what the interpreter runs; `N` is its size. */
  code: string
  size: number
  /** The interpreter gets a smaller piece; its time is scaled by the work this says. */
  interpreterSize: number
  work(size: number): number
}

const PRIMES = 1_000_000
const SORTED = 200_000
const LOOPS = 3_000
const TEXT = 20_000

const sort = signature('sort', 'low', 'high')
const [low, high] = [param('low'), param('high')]
const sortBlocks = define(
  sort,
  when(
    op('less', low, high),
    // The positions belong to one call, so they are kept on a list that works as a stack.
    set('pivot', item(block('op_round', { A: op('divide', op('add', low, high), 2) }))),
    set('i', low),
    set('j', high),
    whilst(
      block('op_not', { A: op('greater', get('i'), get('j')) }),
      whilst(op('less', item(get('i')), get('pivot')), change('i', 1)),
      whilst(op('greater', item(get('j')), get('pivot')), change('j', -1)),
      when(
        block('op_not', { A: op('greater', get('i'), get('j')) }),
        set('x', item(get('i'))),
        put(get('i'), item(get('j'))),
        put(get('j'), get('x')),
        change('i', 1),
        change('j', -1),
      ),
    ),
    block('list_add', { LIST: 'stack', VALUE: get('i') }),
    call(sort, low, get('j')),
    set('i', block('list_item', { LIST: 'stack', INDEX: block('list_length', { LIST: 'stack' }) })),
    block('list_delete', { LIST: 'stack', INDEX: block('list_length', { LIST: 'stack' }) }),
    call(sort, get('i'), high),
  ),
)

const TASKS: Task[] = [
  {
    name: 'sieve of primes',
    size: PRIMES,
    interpreterSize: 4_000,
    work: (size) => size * Math.log(Math.log(size)),
    scripts: [
      flag(
        repeat(PRIMES, block('list_add', { LIST: 'l', VALUE: 0 })),
        set('n', 0),
        count(
          'i',
          2,
          PRIMES,
          when(
            op('equal', item(get('i')), 0),
            change('n', 1),
            set('j', op('multiply', get('i'), get('i'))),
            whilst(
              block('op_not', { A: op('greater', get('j'), PRIMES) }),
              put(get('j'), 1),
              change('j', get('i')),
            ),
          ),
        ),
        print(get('n')),
      ),
    ],
    code: 'var l = []; for (var k = 0; k < N; k++) l.push(0); var n = 0; for (var i = 2; i <= N; i++) { if (l[i - 1] === 0) { n += 1; for (var j = i * i; j <= N; j += i) l[j - 1] = 1; } } n;',
  },
  {
    name: 'quicksort of 200,000',
    size: SORTED,
    interpreterSize: 600,
    work: (size) => size * Math.log2(size),
    scripts: [
      sortBlocks,
      flag(
        set('x', 12345),
        repeat(
          SORTED,
          set('x', op('mod', op('add', op('multiply', get('x'), 1103515), 12345), 2147483)),
          block('list_add', { LIST: 'l', VALUE: get('x') }),
        ),
        call(sort, 1, SORTED),
        set('n', 0),
        count(
          'i',
          1,
          SORTED,
          set('n', op('mod', op('add', op('multiply', get('n'), 31), item(get('i'))), 1000003)),
        ),
        print(get('n')),
      ),
    ],
    code: `var l = []; var x = 12345; for (var k = 0; k < N; k++) { x = (x * 1103515 + 12345) % 2147483; l.push(x); }
function sort(low, high) { if (low < high) { var pivot = l[Math.round((low + high) / 2)]; var i = low; var j = high;
while (i <= j) { while (l[i] < pivot) i++; while (l[j] > pivot) j--; if (i <= j) { var t = l[i]; l[i] = l[j]; l[j] = t; i++; j--; } } sort(low, j); sort(i, high); } }
sort(0, N - 1); var n = 0; for (var m = 0; m < N; m++) n = (n * 31 + l[m]) % 1000003; n;`,
  },
  {
    name: 'nested loops',
    size: LOOPS,
    interpreterSize: 60,
    work: (size) => size * size,
    scripts: [
      flag(
        set('n', 0),
        count(
          'i',
          1,
          LOOPS,
          count(
            'j',
            1,
            LOOPS,
            set('n', op('mod', op('add', get('n'), op('multiply', get('i'), get('j'))), 1000003)),
          ),
        ),
        print(get('n')),
      ),
    ],
    code: 'var n = 0; for (var i = 1; i <= N; i++) for (var j = 1; j <= N; j++) n = (n + i * j) % 1000003; n;',
  },
  {
    name: 'lists and text',
    size: TEXT,
    interpreterSize: 400,
    work: (size) => size,
    scripts: [
      flag(
        count(
          'i',
          1,
          TEXT,
          block('list_add', {
            LIST: 'l',
            VALUE: block('text_join', { A: 'item ', B: op('mod', get('i'), 97) }),
          }),
        ),
        set('n', 0),
        repeat(
          20,
          count(
            'i',
            1,
            TEXT,
            when(
              block('text_contains', { TEXT: item(get('i')), PART: '7' }),
              change('n', block('text_length', { TEXT: item(get('i')) })),
            ),
            when(
              op('equal', block('text_letter', { INDEX: 6, TEXT: item(get('i')) }), '3'),
              change('n', 1),
            ),
          ),
        ),
        print(get('n')),
      ),
    ],
    code: "var l = []; for (var i = 1; i <= N; i++) l.push('item ' + (i % 97)); var n = 0; for (var r = 0; r < 20; r++) for (var k = 0; k < N; k++) { var t = l[k]; if (t.toLowerCase().indexOf('7') >= 0) n += t.length; if (t.charAt(5).toLowerCase() === '3') n += 1; } n;",
  },
]

const names = variables('i', 'j', 'n', 'x', 'pivot', 'list:l', 'list:stack')

/** Of this thread, in milliseconds: what else the machine does at the time does not count. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function timeBlocks(task: Task): { ms: number; result: string } {
  const world = new World()
  world.load(program(actor('cat', task.scripts, names)))
  world.flag()
  const output: string[] = []
  const start = processorTime()
  while (!world.scheduler.isIdle) {
    world.tick()
    world.scheduler.useSpareTime(() => true)
    output.push(...world.frame().output)
  }
  return { ms: processorTime() - start, result: output[0] ?? '' }
}

function timeByHand(task: Task): { ms: number; result: string } {
  // oxlint-disable-next-line typescript/no-implied-eval -- the same text also goes to the interpreter
  const run = new Function('N', task.code.replace(/([\w]+);\s*$/, 'return $1')) as (
    size: number,
  ) => number
  const start = processorTime()
  const result = String(run(task.size))
  return { ms: processorTime() - start, result }
}

interface Interpreter {
  run(): boolean
  value: unknown
}

function timeInterpreter(task: Task): number {
  const Interpreter = createRequire(import.meta.url)('js-interpreter') as new (
    code: string,
  ) => Interpreter
  const interpreter = new Interpreter(`var N = ${task.interpreterSize};\n${task.code}`)
  const start = processorTime()
  interpreter.run()
  const ms = processorTime() - start
  return (ms * task.work(task.size)) / task.work(task.interpreterSize)
}

const best = <T extends { ms: number }>(runs: T[]): T => runs.toSorted((a, b) => a.ms - b.ms)[0]!
/** Both sides take turns, so that both meet the same moods of the machine. */
const ROUNDS = 8

for (const task of TASKS) {
  const rounds = Array.from({ length: ROUNDS }, () => ({
    blocks: timeBlocks(task),
    hand: timeByHand(task),
  }))
  const blocks = best(rounds.map((round) => round.blocks))
  const hand = best(rounds.map((round) => round.hand))
  if (blocks.result !== hand.result)
    throw new Error(`${task.name}: ${blocks.result} is not ${hand.result}`)
  const interpreter = timeInterpreter(task)
  report({
    bench: 'blocks',
    figure: `${task.name}: ms, against JavaScript by hand`,
    value: blocks.ms,
    baseline: hand.ms,
    ratio: hand.ms / blocks.ms,
    goal: '>= 0.25',
  })
  report({
    bench: 'blocks',
    figure: `${task.name}: ms, against js-interpreter`,
    value: blocks.ms,
    baseline: interpreter,
    ratio: interpreter / blocks.ms,
    goal: '>= 50',
  })
}

function clones(): void {
  const make = repeat(300, block('control_clone', { TARGET: '_myself_' }))
  const life = stack([
    block('control_clone_start'),
    block('motion_point', { DIRECTION: op('random', -180, 180) }),
    block('control_forever', {
      DO: [block('motion_move', { STEPS: 3 }), block('motion_bounce'), block('looks_next_costume')],
    }),
  ])!
  const world = new World()
  world.load(program(actor('cat', [flag(make), life])))
  world.flag()
  for (let tick = 0; tick < 400; tick++) world.tick()
  const ticks = 600
  const start = performance.now()
  for (let tick = 0; tick < ticks; tick++) {
    world.tick()
    world.frame()
  }
  const perSecond = (ticks * 1000) / (performance.now() - start)
  report({
    bench: 'blocks',
    figure: `${world.cloneCount} moving clones: ticks with their frame in a second, against 60`,
    value: perSecond,
    baseline: 60,
    goal: '>= 1',
  })
}

clones()

// Afterwards: what the machine learns from those programs must not change the figures above.
await import('./scratch-blocks.ts')
