/** A block project for comparing two versions of it: its blocks drawn, what they say, and what was typed beside them. */
import { pythonTextOf } from '@panya/engines/blocks-runtime/python/python-text.ts'
import type { PreviewLook, PreviewPicture } from '../../host/core/preview.ts'
import type { ToolDocument } from '../../host/tool-host.ts'
import { type Actor, type BlocksContent, migrate } from './core/document.ts'
import { programOf, shownScripts } from './core/edit-project.ts'
import { type KeptTexts, markOf } from './core/text-views.ts'
import { firstActorId } from './session/session-store.ts'
import { contextOf } from './session/shown-editor.ts'
import { shownProgram } from './session/shown-program.ts'

export function previewText(document: ToolDocument): string {
  const content = migrate(document)
  const program = programOf(content)
  const sprites = content.actors.map((actor) =>
    part(headOf(actor), pythonTextOf(program, actor.id).text, actor),
  )
  const boards = Object.entries(content.boards).map(([id, texts]) => {
    const target = id as keyof BlocksContent['boards']
    const board = shownProgram({ ...content, target }, '')
    return part([id], pythonTextOf(board.program, board.actorId).text, texts)
  })
  return [...sprites, ...boards].join('\n\n')
}

/** The blocks of every sprite and board that has some. */
export async function previewPictures(
  document: ToolDocument,
  { locale, direction, colorScheme }: PreviewLook,
): Promise<PreviewPicture[]> {
  const { scriptDrawer } = await import('@panya/engines/blockly/draw-scripts.ts')
  const look = { locale, rightToLeft: direction === 'rtl', theme: colorScheme }
  const draw = await scriptDrawer(look)
  const content = migrate(document)
  const stage: BlocksContent = { ...content, target: 'stage' }
  const shown = [
    ...content.actors.map(({ id, name }) => ({ title: name, from: stage, id })),
    ...Object.keys(content.boards).map((board) => ({
      title: board,
      from: { ...content, target: board as BlocksContent['target'] },
      id: firstActorId(content),
    })),
  ]
  return shown.flatMap(({ title, from, id }) => {
    const { workspace, shared } = shownScripts(from, id)
    if ((workspace.blocks?.blocks ?? []).length === 0) return []
    const variables = [...shared, ...(workspace.variables ?? [])]
    return [{ title, element: draw(workspace, variables, contextOf(from, id)) }]
  })
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

/** In the words of the writer; a draft stands under the blocks it was to become, crossed off as a remark. */
function part(head: readonly string[], text: string, { draft, words }: KeptTexts): string {
  const remarks = head.map((line) => `# ${line}`)
  const said = words?.base === markOf(text) ? words.text : text
  const typed = draft ? ['# …', ...draft.text.split('\n').map((line) => `# ${line}`)] : []
  return [...remarks, ...(said === '' ? [] : [said]), ...typed].join('\n')
}
