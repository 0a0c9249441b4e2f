/** Code of a tutor's answer as blocks: mostly a few lines without the hat they would stand under. */
import { everyBlock, topBlocks } from '@panya/engines/blocks-runtime/block-json.ts'
import type { WorkspaceJson } from '@panya/engines/blocks-runtime/program.ts'
import type { readPython } from '@panya/engines/blocks-runtime/python/read/read-python.ts'
import type { ShownProgram } from '../session/shown-program.ts'
import { exampleLines } from './example-lines.ts'

const LONGEST = 2000

/** Null where some of it has no block: it is shown as text then. */
export function blocksOfAnswer(
  code: string,
  shown: ShownProgram,
  read: typeof readPython,
): WorkspaceJson | null {
  if (code.length > LONGEST) return null
  const empty = withoutBlocks(shown)
  const [mark = '', define = '', example = ''] = exampleLines(shown).split('\n')
  const under = (lines: string): string =>
    [mark, define, ...lines.split('\n').map((line) => `    ${line}`)].join('\n')
  const owner = /^\s*(\w+)\./.exec(example)?.[1] ?? null
  const tries: [text: string, hat: boolean][] = [[code, true]]
  tries.push([under(code), false])
  if (owner !== null) tries.push([under(ownedBy(owner, code)), false])
  for (const [text, hat] of tries) {
    const workspace = wholly(text, empty, read)
    if (workspace) return hat ? workspace : withoutHat(workspace)
  }
  return null
}

/** `move(10)` as it is written in the whole program: `Owl.move(10)`. */
const ownedBy = (owner: string, code: string): string =>
  code.replaceAll(/^(\s*)(?!for\b|if\b|while\b|print\b|def\b)([a-z]\w*)\(/gm, `$1${owner}.$2(`)

function wholly(
  text: string,
  { program, actorId }: ShownProgram,
  read: typeof readPython,
): WorkspaceJson | null {
  const result = read(text, program, actorId)
  if (!('reading' in result)) return null
  const { workspace } = result.reading
  const tops = topBlocks(workspace)
  const blocks = tops.flatMap((top) => [...everyBlock(top)])
  return blocks.length > 0 && blocks.every(({ type }) => !type.startsWith('python_'))
    ? workspace
    : null
}

/** What the sprite has already is not part of the answer. */
function withoutBlocks({ program, actorId }: ShownProgram): ShownProgram {
  const actors = program.actors.map((actor) =>
    actor.id === actorId
      ? { ...actor, workspace: { ...actor.workspace, blocks: { blocks: [] } } }
      : actor,
  )
  return { program: { ...program, actors }, actorId }
}

function withoutHat(workspace: WorkspaceJson): WorkspaceJson {
  const blocks = topBlocks(workspace).flatMap(({ next }) => (next?.block ? [next.block] : []))
  const [first] = blocks
  return { ...workspace, blocks: { blocks: first ? [{ ...first, x: 0, y: 0 }] : [] } }
}
