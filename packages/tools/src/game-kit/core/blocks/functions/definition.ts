/** A new word that the learner teaches: one block for each number of values it takes. */

import { NO_TIP, type Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
import { body } from '@panya/engines/blocks-runtime/catalogue/block-spec.ts'
import type { BlockJson } from '@panya/engines/blocks-runtime/program.ts'
import type { FunctionDefinition } from '../../code/ast.ts'
import { MOST_PARAMETERS } from '../../code/block-json.ts'
import { CodeError } from '../../code/code-error.ts'
import { type GameArg, name } from '../game-arg.ts'
import { type BlockReader, type FacedSpec, type Faces, places, type Said } from '../game-block.ts'

export const FUNCTION = 'function_'

const argsOf = (count: number): GameArg[] => [
  name('NAME', 'go'),
  ...Array.from({ length: count }, (_, index) => name(`P${index}`, 'steps')),
  body('DO'),
]

export function readDefinition(
  block: BlockJson,
  from: BlockReader,
  type: string,
): FunctionDefinition {
  const count = Number(type.slice(FUNCTION.length))
  if (!Number.isInteger(count) || count < 0 || count > MOST_PARAMETERS) {
    throw from.refuse(block, type)
  }
  const parameters = Array.from({ length: count }, (_, index) => from.name(block, `P${index}`))
  return {
    at: from.at(block),
    name: from.name(block, 'NAME'),
    parameters,
    body: from.body(block, 'DO'),
  }
}

export function sayDefinition({
  at,
  name: taught,
  parameters,
  body: DO,
}: FunctionDefinition): Said {
  const count = parameters.length
  if (count > MOST_PARAMETERS) throw new CodeError('bad-blocks', at, { word: taught })
  const taken = parameters.map((parameter, index) => [`P${index}`, parameter])
  const parts = { NAME: taught, ...Object.fromEntries(taken), DO }
  return { type: `${FUNCTION}${count}`, args: argsOf(count), parts }
}

export const definitionSpecs = ({ words: say }: Faces): FacedSpec[] =>
  Array.from({ length: MOST_PARAMETERS + 1 }, (_, count) => {
    const [learn, tip] = say['function'] ?? ['', '']
    const [taking] = say['with'] ?? ['']
    const head = count === 0 ? `${learn} %1` : `${learn} %1 ${taking} ${places(2, count)}`
    return {
      type: `${FUNCTION}${count}`,
      category: 'function',
      shape: 'hat',
      alone: true,
      args: argsOf(count),
      face: [`${head} %${count + 2}`, tip],
    }
  })

export const words = {
  function: {
    en: ['learn', 'Teaches a new word made of other blocks.'],
    th: ['เรียนคำใหม่', 'สอนคำใหม่ที่ทำจากบล็อกอื่น ๆ'],
    zh: ['学会', '用别的积木教一个新词。'],
    ar: ['تعلّم', 'يعلّم كلمة جديدة مصنوعة من لبنات أخرى.'],
  },
  with: {
    en: ['with', NO_TIP],
    th: ['โดยใช้', NO_TIP],
    zh: ['用到', NO_TIP],
    ar: ['مع', NO_TIP],
  },
} satisfies Record<string, Words>
