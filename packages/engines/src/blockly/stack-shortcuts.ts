/** Copying, cutting and duplicating take a block with all that hangs under it, as dragging it does. */
import * as Blockly from 'blockly/core'
import { copyBlock, duplicateBlock } from './shared-clipboard.ts'

type Shortcut = Blockly.ShortcutRegistry.KeyboardShortcut
type Callback = NonNullable<Shortcut['callback']>

const { COPY, CUT, DUPLICATE } = Blockly.ShortcutItems.names

const blockIn = (scope: Parameters<Callback>[3]): Blockly.BlockSvg | null =>
  scope.focusedNode instanceof Blockly.BlockSvg ? scope.focusedNode : null

function cutBlock(block: Blockly.BlockSvg): void {
  Blockly.Events.setGroup(true)
  block.dispose(false, true)
  Blockly.Events.setGroup(false)
}

/** Returns how to give the keys back to Blockly. */
export function registerStackShortcuts(): () => void {
  const { registry } = Blockly.ShortcutRegistry
  const before = registry.getRegistry()
  const replace = (name: string, made: (own: Callback) => Callback): (() => void) => {
    const shortcut = before[name]!
    registry.unregister(name)
    registry.register({ ...shortcut, callback: made(shortcut.callback!) })
    return () => {
      registry.unregister(name)
      registry.register(shortcut)
    }
  }
  const copy = before[COPY]!
  const givenBack = [
    // Blockly copies first: it also says that something was copied, and where it was.
    replace(COPY, (own) => (workspace, asked, shortcut, scope) => {
      const isCopied = own(workspace, asked, shortcut, scope)
      const block = blockIn(scope)
      if (isCopied && block) copyBlock(block)
      return isCopied
    }),
    replace(CUT, (own) => (workspace, asked, shortcut, scope) => {
      const block = blockIn(scope)
      if (!block) return own(workspace, asked, shortcut, scope)
      copy.callback?.(workspace, asked, shortcut, scope)
      copyBlock(block)
      cutBlock(block)
      return true
    }),
    replace(DUPLICATE, (own) => (workspace, asked, shortcut, scope) => {
      const block = blockIn(scope)
      return block ? duplicateBlock(block) : own(workspace, asked, shortcut, scope)
    }),
  ]
  return () => {
    for (const giveBack of givenBack) giveBack()
  }
}
