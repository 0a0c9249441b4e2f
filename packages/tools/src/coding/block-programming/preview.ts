/** A block project as text, for comparing two versions of it: what its blocks say, and what was typed beside them. */
import { pythonTextOf } from '@panya/engines/blocks-runtime/python/python-text.ts'
import type { ToolDocument } from '../../host/tool-host.ts'
import { type Actor, type BlocksContent, migrate } from './core/document.ts'
import { programOf } from './core/edit-project.ts'
import type { TextDraft } from './core/text-views.ts'
import { shownProgram } from './text/shown-program.ts'

export function previewText(document: ToolDocument): string {
  const content = migrate(document)
  const program = programOf(content)
  const sprites = content.actors.map((actor) =>
    part(headOf(actor), pythonTextOf(program, actor.id).text, actor.draft),
  )
  const boards = Object.entries(content.boards).map(([id, { draft }]) => {
    const target = id as keyof BlocksContent['boards']
    const board = shownProgram({ ...content, target }, '')
    return part([id], pythonTextOf(board.program, board.actorId).text, draft)
  })
  return [...sprites, ...boards].join('\n\n')
}

const named = (things: readonly { name: string }[]): string =>
  things.map(({ name }) => name).join(', ')

function headOf({ name, isStage, x, y, costumes, sounds }: Actor): string[] {
  return [
    isStage ? name : `${name} (${x}, ${y})`,
    `▣ ${named(costumes)}`,
    ...(sounds.length > 0 ? [`♪ ${named(sounds)}`] : []),
  ]
}

/** A draft stands under the blocks it was to become, crossed off as a remark. */
function part(head: readonly string[], text: string, draft: TextDraft | undefined): string {
  const remarks = head.map((line) => `# ${line}`)
  const typed = draft ? ['# …', ...draft.text.split('\n').map((line) => `# ${line}`)] : []
  return [...remarks, ...(text === '' ? [] : [text]), ...typed].join('\n')
}
