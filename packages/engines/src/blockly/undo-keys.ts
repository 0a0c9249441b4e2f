/** Ctrl+Z and Ctrl+Y, and their entries in the menu, take back what was done last, be it in another sprite's blocks. */
import * as Blockly from 'blockly/core'

const { UNDO, REDO } = Blockly.ShortcutItems.names
const ENTRIES = [
  ['undoWorkspace', false],
  ['redoWorkspace', true],
] as const

/** Returns how to give the keys back to Blockly. */
export function registerUndoKeys(onUndo: (isRedo: boolean) => void): () => void {
  const { registry } = Blockly.ShortcutRegistry
  const menu = Blockly.ContextMenuRegistry.registry
  const givenBack = [
    ...[UNDO, REDO].map((name) => {
      const own = registry.getRegistry()[name]!
      registry.unregister(name)
      registry.register({
        ...own,
        callback: (_workspace, asked) => {
          asked.preventDefault()
          onUndo(name === REDO)
          return true
        },
      })
      return () => {
        registry.unregister(name)
        registry.register(own)
      }
    }),
    ...ENTRIES.map(([id, isRedo]) => {
      const own = menu.getItem(id)
      if (!own) return () => undefined
      menu.unregister(id)
      const entry = { ...own, preconditionFn: () => 'enabled', callback: () => onUndo(isRedo) }
      menu.register(entry as typeof own)
      return () => {
        menu.unregister(id)
        menu.register(own)
      }
    }),
  ]
  return () => {
    for (const giveBack of givenBack) giveBack()
  }
}
