/** Blocks that Scratch does not have, said in blocks that it has. */
import { field, inputBlock } from '../../blocks-runtime/block-json.ts'
import type { BlockJson } from '../../blocks-runtime/program.ts'
import type { ContentBlock } from '../content.ts'
import { literalIn } from './write-values.ts'

interface Notes {
  note(code: 'written-differently', name: string): void
}

type Rewrite = (block: BlockJson) => BlockJson[]

const number = (value: number): { shadow: BlockJson } => ({
  shadow: { type: 'number', fields: { NUM: value } },
})

/** Counts up, or down where both ends are written and the first is the larger one. */
function countingLoop(block: BlockJson): BlockJson[] {
  const { inputs = {}, fields = {} } = block
  const variable = { VAR: fields['VAR'] }
  const [from, to, by] = ['FROM', 'TO', 'BY'].map((name) =>
    Number(literalIn(inputBlock(block, name)) ?? Number.NaN),
  )
  const isDown = from! > to!
  const step = Number.isFinite(by!)
    ? number(Math.abs(by!) * (isDown ? -1 : 1) || 1)
    : (inputs['BY'] ?? number(1))
  const count: BlockJson = { type: 'data_change', fields: variable, inputs: { BY: step } }
  const past: BlockJson = {
    type: isDown ? 'op_less' : 'op_greater',
    inputs: {
      A: {
        block: { type: 'data_get', fields: variable },
        shadow: { type: 'text', fields: { TEXT: '' } },
      },
      B: inputs['TO'] ?? number(10),
    },
  }
  const loop: BlockJson = {
    type: 'control_repeat_until',
    ...(block.id === undefined ? {} : { id: block.id }),
    inputs: { IF: { block: past }, DO: { block: appended(inputs['DO']?.block, count) } },
  }
  return [
    { type: 'data_set', fields: variable, inputs: { VALUE: inputs['FROM'] ?? number(1) } },
    loop,
  ]
}

function appended(first: BlockJson | undefined, last: BlockJson): BlockJson {
  const blocks: BlockJson[] = []
  for (let block = first; block; block = block.next?.block) blocks.push(block)
  return blocks.reduceRight((below, above) => ({ ...above, next: { block: below } }), last)
}

function truth(block: BlockJson): BlockJson[] {
  const yes: BlockJson = { type: 'op_not', ...(block.id === undefined ? {} : { id: block.id }) }
  if (field(block, 'BOOL') !== 'FALSE') return [yes]
  return [{ ...yes, inputs: { A: { block: { type: 'op_not' } } } }]
}

const changeColour: Rewrite = (rest) => [
  {
    ...rest,
    type: 'pen_change_param',
    inputs: {
      ...rest.inputs,
      PARAM: { shadow: { type: 'menu_pen_change_param_param', fields: { MENU: 'colour' } } },
    },
  },
]

const REWRITES: Readonly<Record<string, Rewrite>> = {
  control_for: countingLoop,
  op_boolean: truth,
  text_print: (block) => [{ ...block, type: 'looks_say' }],
  pen_change_colour: changeColour,
}

/** The block itself where Scratch has it, or where there is no other way to say it. */
export function rewritten(block: BlockJson, notes: Notes): ContentBlock[] {
  const rewrite = Object.hasOwn(REWRITES, block.type) ? REWRITES[block.type] : undefined
  if (!rewrite) return [block]
  notes.note('written-differently', block.type)
  return rewrite(block)
}
