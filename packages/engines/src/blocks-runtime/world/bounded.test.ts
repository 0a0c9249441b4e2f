/** Whatever a program calculates, a page takes its pictures: one with a value that is no number would stop them all. */
import { expect, test } from 'vitest'
import { checked } from '../../sandbox/checks.ts'
import { type Arguments, block, stack } from '../catalogue/build-blocks.ts'
import { BLOCKS } from '../catalogue/catalogue.ts'
import { actor, flagged, program, variables } from '../testing/run-program.ts'
import { FRAME } from './read-frame.ts'

const endless = block('op_multiply', { A: 1e300, B: 1e300 })
const huge = block('op_multiply', { A: 1e300, B: 1e7 })
const nothing = block('op_subtract', { A: endless, B: endless })

const withNumbers = BLOCKS.filter(
  ({ on, shape, args }) =>
    on !== 'board' &&
    shape === 'statement' &&
    args.some((arg) => 'accepts' in arg && ['number', 'menu'].includes(arg.accepts)) &&
    !args.some((arg) => 'body' in arg),
)

test.each(withNumbers.map((spec) => [spec.type, spec] as const))('%s', (type, { args }) => {
  for (const value of [nothing, endless, huge, block('op_subtract', { A: 0, B: endless })]) {
    const given: Arguments = {}
    for (const arg of args) {
      if ('accepts' in arg && (arg.accepts === 'number' || arg.accepts === 'menu'))
        given[arg.input] = value
      else if ('variable' in arg) given[arg.field] = arg.variable === 'list' ? 'l' : 'v'
    }
    const choices = args.flatMap((arg) =>
      'field' in arg && 'options' in arg && typeof arg.options !== 'string' ? [arg] : [],
    )
    const [choice] = choices
    for (const chosen of choice && typeof choice.options !== 'string' ? choice.options : ['']) {
      const tried = block(type, choice ? { ...given, [choice.field]: chosen } : given)
      const script = stack([block('event_flag'), tried, block('pen_down'), block('sound_note')])!
      const run = flagged(program(actor('cat', [script], variables('v', 'list:l'))))
      for (let tick = 0; tick < 3; tick++) run.world.tick()
      const frame = structuredClone(run.world.frame())
      expect([chosen, checked(FRAME, frame)]).toEqual([chosen, frame])
    }
  }
})
