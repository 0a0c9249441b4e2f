import { expect, test } from 'vitest'
import { block, stack, workspace } from '../catalogue/build-blocks.ts'
import { BLOCKS, isMenu } from '../catalogue/catalogue.ts'
import type { BlockJson, StageProgram } from '../program.ts'
import { actor, program } from '../testing/run-program.ts'
import { withMenuInputs } from './menu-inputs.ts'
import { readProgram } from './read-program.ts'

const old = (type: string, fields: object): BlockJson => ({ type, fields: fields as never })

test('an old choice becomes the small block of its menu, and all else stays', () => {
  const before = {
    ...old('motion_go_to', { TARGET: '_mouse_' }),
    id: 'a',
    x: 3,
    icons: { comment: { text: 'why' } },
    next: { block: old('pen_set_colour', { COLOUR: '#123456' }) },
  }
  const copy = structuredClone(before)
  expect(withMenuInputs(before)).toEqual({
    type: 'motion_go_to',
    id: 'a',
    x: 3,
    icons: { comment: { text: 'why' } },
    inputs: { TARGET: { shadow: { type: 'menu_places', fields: { MENU: '_mouse_' } } } },
    next: {
      block: {
        type: 'pen_set_colour',
        inputs: { COLOUR: { shadow: { type: 'colour', fields: { COLOUR: '#123456' } } } },
      },
    },
  })
  expect(before).toEqual(copy)
})

test('what is new already stays as it is, and a second time changes nothing', () => {
  const made = block('control_if', {
    IF: block('sensing_touching', { TARGET: block('text_join', { A: 'do', B: 'g' }) }),
    DO: [block('event_broadcast', { MESSAGE: 'go' }), block('sound_drum', { DRUM: '3' })],
  })
  expect(withMenuInputs(made)).toEqual(made)
  expect(withMenuInputs(withMenuInputs(old('event_broadcast', { MESSAGE: { id: 'go' } })))).toEqual(
    {
      type: 'event_broadcast',
      inputs: { MESSAGE: { shadow: { type: 'menu_messages', fields: { MENU: { id: 'go' } } } } },
    },
  )
})

test('a menu under another name gets the right one', () => {
  const wrong = {
    type: 'sensing_of',
    fields: { WHAT: 'x' },
    inputs: { TARGET: { shadow: { type: 'menu_oftargets', fields: { MENU: '_stage_' } } } },
  }
  expect(withMenuInputs(wrong).inputs.TARGET.shadow.type).toBe('menu_ofTargets')
})

test('hats keep their fields, and broken blocks go through unharmed', () => {
  const hat = old('event_key', { KEY: 'x' })
  expect(withMenuInputs(hat)).toEqual(hat)
  for (const broken of [null, 3, 'x', [], {}, { type: 4, inputs: 7, next: 'x' }])
    expect(withMenuInputs(broken)).toEqual(broken)
})

test('a script of a hundred thousand blocks is no trouble', () => {
  let deep: BlockJson = old('motion_go_to', { TARGET: '_random_' })
  for (let count = 0; count < 100_000; count++)
    deep = { type: 'motion_bounce', next: { block: deep } }
  expect(withMenuInputs(deep).type).toBe('motion_bounce')
})

const readOf = (given: StageProgram): BlockJson =>
  readProgram(given).program.actors[1]!.workspace.blocks!.blocks![0]!

const withoutIds = (read: BlockJson): unknown =>
  JSON.parse(JSON.stringify(read, (name, value: unknown) => (name === 'id' ? undefined : value)))

test('old and new projects are read as the same program', () => {
  for (const spec of BLOCKS) {
    if (spec.on === 'board' || !spec.args.some(isMenu)) continue
    const menus = spec.args.filter(isMenu).map(({ input }) => input)
    const choices = Object.fromEntries(
      spec.args
        .filter(isMenu)
        .map(({ input, options }) => [
          input,
          typeof options === 'string' ? 'dog' : options.at(-1)!,
        ]),
    )
    const made = block(spec.type, choices)
    const { inputs, ...rest } = made
    const kept = Object.entries(inputs ?? {}).filter(([name]) => !menus.includes(name))
    const before = {
      ...rest,
      inputs: Object.fromEntries(kept),
      fields: { ...made.fields, ...choices },
    }
    const one = readOf(program(actor('cat', [stack([made])!])))
    const two = readOf(program(actor('cat', [stack([before])!])))
    expect([spec.type, withoutIds(two)]).toEqual([spec.type, withoutIds(one)])
  }
})

test('a wrong choice falls back to the first one', () => {
  const wrong = { type: 'sound_drum', fields: { DRUM: 'constructor' } }
  const read = readOf(program({ ...actor('cat', []), workspace: workspace([wrong]) }))
  expect(read.inputs?.['DRUM']?.block).toMatchObject({ fields: { MENU: '1' } })
  const colour = {
    type: 'pen_set_colour',
    inputs: { COLOUR: { shadow: { type: 'colour', fields: { COLOUR: 'red' } } } },
  }
  const painted = readOf(program({ ...actor('cat', []), workspace: workspace([colour]) }))
  expect(painted.inputs?.['COLOUR']?.block).toMatchObject({ fields: { COLOUR: '#4338ca' } })
})
