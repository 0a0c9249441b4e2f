/** The table of opcodes and our catalogue speak of the same blocks. */
import { expect, test } from 'vitest'
import type { Arg } from '../../blocks-runtime/catalogue/block-spec.ts'
import { blockSpec } from '../../blocks-runtime/catalogue/catalogue.ts'
import { menuRule } from './menus.ts'
import type { PartRule } from './opcode-rule.ts'
import { OPCODES } from './opcodes.ts'

const nameOf = (arg: Arg): string =>
  'input' in arg ? arg.input : 'field' in arg ? arg.field : arg.body

function kindOf(arg: Arg): string {
  if ('body' in arg) return 'body'
  if ('input' in arg) return arg.accepts
  return 'variable' in arg ? arg.variable : 'field'
}

const kindFor = ({ kind }: PartRule): string =>
  ['word', 'key', 'backdrop', 'property'].includes(kind) ? 'field' : kind

test.each(OPCODES)('$opcode and $type', ({ type, shape, parts }) => {
  const spec = blockSpec(type)
  expect(spec?.shape).toBe(shape)
  const ours = spec?.args.map((arg) => [nameOf(arg), kindOf(arg)]) ?? []
  const theirs = parts.map((part) => [part.to, kindFor(part)])
  expect(Object.fromEntries(theirs)).toEqual(Object.fromEntries(ours))
  for (const part of parts) {
    const arg = spec?.args.find((one) => nameOf(one) === part.to)
    const options: unknown = arg && 'options' in arg ? arg.options : undefined
    if (part.kind === 'word')
      expect(options).toEqual(expect.arrayContaining(Object.values(part.words)))
    if (part.kind !== 'menu') continue
    const { source, words } = menuRule(part.menu)
    if (source === 'words')
      expect(new Set(options as string[])).toEqual(new Set(Object.values(words)))
    else expect(options).toBe(source)
  }
})
