/** Somebody's first project: it runs at once, and one number in it makes it theirs. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { everyBlock, field, inputBlock } from '@panya/engines/blocks-runtime/block-json.ts'
import type { BlockJson } from '@panya/engines/blocks-runtime/program.ts'
import type { Actor, BlocksContent } from '../core/document.ts'
import { changeActor } from '../core/edit-project.ts'
import { exampleContent } from '../examples/example.ts'
import { WALK } from '../examples/first-examples.ts'
import { message } from '../message.ts'
import { withGiven } from '../scripts/given-scripts.ts'

export const FIRST_TITLE = message(
  'My first animation',
  'แอนิเมชันแรกของฉัน',
  '我的第一个动画',
  'أول رسوم متحركة لي',
)

export function firstContent(
  locale: Locale,
  names: Parameters<typeof exampleContent>[2],
): BlocksContent {
  return withGiven(exampleContent(WALK, locale, names))
}

const blocksIn = ({ workspace }: Actor): BlockJson[] =>
  (workspace.blocks?.blocks ?? []).flatMap((script) => [...everyBlock(script)])

/** The number in a sprite's first “move”. */
function stepsIn(actor: Actor): BlockJson | undefined {
  const move = blocksIn(actor).find(({ type }) => type === 'motion_move')
  const number = move && inputBlock(move, 'STEPS')
  return number?.type === 'number' ? number : undefined
}

/** What a learner changes first, in short: which blocks there are, and the numbers in them. */
export function shortProgram({ actors }: BlocksContent): string {
  return actors
    .flatMap(blocksIn)
    .map((block) => `${block.type}${block.type === 'number' ? field(block, 'NUM') : ''}`)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join(' ')
}

/** Null when there is no “move” with a number any more. */
export function stepsOf({ actors }: BlocksContent): number | null {
  const number = actors.map(stepsIn).find((block) => block !== undefined)
  return number ? Number(field(number, 'NUM')) : null
}

/** Another number in the first “move”; everything else stays as it is. */
export function withSteps(content: BlocksContent, steps: number): BlocksContent {
  const walker = content.actors.find((actor) => stepsIn(actor) !== undefined)
  if (!walker) return content
  const changed = { ...walker, workspace: structuredClone(walker.workspace) }
  const number = stepsIn(changed)
  if (number) number.fields = { ...number.fields, NUM: steps }
  return changeActor(content, walker.id, changed)
}
