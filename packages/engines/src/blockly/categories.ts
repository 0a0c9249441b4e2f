/** The categories of the palette: what fills them, and how one is opened. */
import * as Blockly from 'blockly/core'
import { CATEGORIES, type Category } from '../blocks-runtime/catalogue/block-spec.ts'
import type { EditorOptions } from './editor-options.ts'
import { Palette } from './palette.ts'

/** What each drawer holds is asked for whenever it opens. */
export function fillCategories(
  workspace: Blockly.WorkspaceSvg,
  itemsOf: (category: Category) => Blockly.utils.toolbox.FlyoutItemInfoArray,
  { onMake, onFunction }: Pick<EditorOptions, 'onMake' | 'onFunction'>,
): void {
  for (const category of CATEGORIES)
    workspace.registerToolboxCategoryCallback(category.toUpperCase(), () => itemsOf(category))
  for (const kind of ['variable', 'list', 'message'] as const)
    workspace.registerButtonCallback(`MAKE_${kind.toUpperCase()}`, () => onMake(kind))
  workspace.registerButtonCallback('MAKE_FUNCTION', () => onFunction(null))
}

/** Opens the drawer of a category, as a click on it would. */
export function openCategory(workspace: Blockly.WorkspaceSvg, category: Category): void {
  const toolbox = workspace.getToolbox() as Blockly.Toolbox | null
  const item = toolbox?.getToolboxItemById(category)
  if (!toolbox || !item) return
  toolbox.setSelectedItem(item)
  toolbox.refreshSelection()
  Blockly.getFocusManager().focusTree(toolbox)
}

/** Scrolls the palette to a category and leaves the focus where it is; drawers stay closed. */
export function showCategory(workspace: Blockly.WorkspaceSvg, category: Category): void {
  const toolbox = workspace.getToolbox()
  const item = toolbox instanceof Palette ? toolbox.getToolboxItemById(category) : null
  if (item instanceof Blockly.ToolboxCategory) toolbox?.setSelectedItem(item)
}

/** Where the blocks of a new variable, list or message are. */
export const drawerOf = (type: string): Category =>
  type === 'message' ? 'events' : type === '' || type === 'own' ? 'variables' : 'lists'
