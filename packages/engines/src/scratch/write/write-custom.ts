/** Functions as Scratch's custom blocks. */
import { signatureOf } from '../../blocks-runtime/block-json.ts'
import type { FunctionSignature } from '../../blocks-runtime/program.ts'
import { freshTable } from '../../code/own-table.ts'
import type { ContentBlock } from '../content.ts'
import type { Sb3Input } from './sb3-json.ts'
import type { BlockWriter } from './write-blocks.ts'

/** `jump %1 high %2` reads `jump %s high %b`; a percent sign of its own has a backslash. */
export function proccodeFor({ name, params, text }: FunctionSignature): string {
  const plain =
    text ?? [name.replaceAll('%', '%%'), ...params.map((_, index) => `%${index + 1}`)].join(' ')
  return plain.replaceAll(/%(%|\d+)/g, (_, code: string) => {
    if (code === '%') return '\\%'
    return params[Number(code) - 1]?.kind === 'truth' ? '%b' : '%s'
  })
}

/** With its words and how it runs. */
export function signatureIn(given: ContentBlock): FunctionSignature {
  const { text, warp } = (given.extraState ?? {}) as Partial<FunctionSignature>
  return {
    ...signatureOf(given),
    ...(text === undefined ? {} : { text }),
    ...(warp ? { warp } : {}),
  }
}

export function definitionBlocks(given: ContentBlock, writer: BlockWriter): string {
  const signature = signatureIn(given)
  const { params, warp } = signature
  const id = writer.add(given, { opcode: 'procedures_definition' }, null)
  const mutation = {
    tagName: 'mutation',
    children: [],
    proccode: proccodeFor(signature),
    argumentids: JSON.stringify(params.map((param) => param.id)),
    argumentnames: JSON.stringify(params.map((param) => param.name)),
    argumentdefaults: JSON.stringify(
      params.map(({ kind, preset }) => preset ?? (kind === 'truth' ? 'false' : '')),
    ),
    warp: String(warp === true),
  }
  const prototype = writer.add(
    { type: 'procedures_prototype', id: `${id}-prototype` },
    { opcode: 'procedures_prototype', shadow: true, mutation },
    id,
  )
  const inputs = freshTable<Sb3Input>()
  for (const param of params) {
    const opcode =
      param.kind === 'truth' ? 'argument_reporter_boolean' : 'argument_reporter_string_number'
    const fields = { VALUE: [param.name, null] as [string, null] }
    const name = { type: opcode, id: `${id}-${param.id}` }
    inputs[param.id] = [1, writer.add(name, { opcode, fields, shadow: true }, prototype)]
  }
  const [definition, head] = [writer.blocks[id], writer.blocks[prototype]]
  if (head && !Array.isArray(head)) head.inputs = inputs
  if (definition && !Array.isArray(definition)) definition.inputs = { custom_block: [1, prototype] }
  return id
}
