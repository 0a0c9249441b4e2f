/** Keys on what has the focus: Enter and R run a block, Enter opens a field, Escape leaves. */
import * as Blockly from 'blockly/core'
import type { ClickActions } from './block-clicks.ts'

type Shortcut = Blockly.ShortcutRegistry.KeyboardShortcut
type Callback = NonNullable<Shortcut['callback']>

const RUN_KEY = 'panya-run'
const { PERFORM_ACTION, ESCAPE } = Blockly.ShortcutItems.names

/** A value or a menu that fills its block: Enter opens it, as a click does. */
function opensField(block: Blockly.BlockSvg): boolean {
  if (!block.isSimpleReporter()) return false
  return block.inputList.some(({ fieldRow }) =>
    fieldRow.some((field) => field.isClickable() && field.isFullBlockField()),
  )
}

/** Space, and Enter on anything but a block that can run, keep Blockly's meaning: a field opens, a block of the palette is taken along. */
function enter(own: Callback, actions: ClickActions): Callback {
  return (workspace, asked, shortcut, scope) => {
    const block = scope.focusedNode
    const isEnter = asked instanceof Event && 'key' in asked && asked.key === 'Enter'
    if (!isEnter || !(block instanceof Blockly.BlockSvg) || block.isInFlyout || opensField(block))
      return own(workspace, asked, shortcut, scope)
    Blockly.keyboardNavigationController.setIsActive(true)
    asked.preventDefault()
    actions.run(block.getRootBlock())
    return true
  }
}

/** From a field to its block, from a block to the workspace; what is open closes first. */
function leave(own: Callback): Callback {
  return (workspace, asked, shortcut, scope) => {
    const isOpen = Blockly.DropDownDiv.isVisible() || Blockly.WidgetDiv.isVisible()
    own(workspace, asked, shortcut, scope)
    if (isOpen) return true
    const node = scope.focusedNode
    const manager = Blockly.getFocusManager()
    if (node instanceof Blockly.Field) {
      const block = node.getSourceBlock()
      if (block instanceof Blockly.BlockSvg) manager.focusNode(block)
    } else if (node instanceof Blockly.BlockSvg && !node.isInFlyout) manager.focusNode(workspace)
    return true
  }
}

function run(actions: ClickActions): Shortcut {
  return {
    name: RUN_KEY,
    keyCodes: [Blockly.utils.KeyCodes.R],
    preconditionFn: (workspace, scope) =>
      !workspace.isDragging() && scope.focusedNode instanceof Blockly.BlockSvg,
    callback: (_workspace, _asked, _shortcut, scope) => {
      const block = scope.focusedNode
      if (!(block instanceof Blockly.BlockSvg)) return false
      if (block.isInFlyout) actions.add(block.getRootBlock())
      else actions.run(block.getRootBlock())
      return true
    },
  }
}

/** Returns how to give the keys back to Blockly. */
export function registerBlockKeys(actions: ClickActions): () => void {
  const { registry } = Blockly.ShortcutRegistry
  const before = registry.getRegistry()
  const [action, escape] = [before[PERFORM_ACTION]!, before[ESCAPE]!]
  const replacement: Shortcut[] = [
    { ...action, callback: enter(action.callback!, actions) },
    {
      ...escape,
      allowCollision: true,
      // While something is carried, Escape puts it back: that is another key's work.
      preconditionFn: (workspace, scope) =>
        !workspace.isDragging() && (escape.preconditionFn?.(workspace, scope) ?? true),
      callback: leave(escape.callback!),
    },
    run(actions),
  ]
  for (const shortcut of replacement) {
    if (registry.getRegistry()[shortcut.name]) registry.unregister(shortcut.name)
    registry.register(shortcut)
  }
  return () => {
    for (const { name } of replacement) registry.unregister(name)
    registry.register(action)
    registry.register({ ...escape, allowCollision: true })
  }
}
