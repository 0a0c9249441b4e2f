/** Presses on blocks of the palette that are no drags: by finger, mouse and key. */
import * as Blockly from 'blockly/core'

const { PERFORM_ACTION } = Blockly.ShortcutItems.names

/** Calls back for a press on a block of the drawer that was no drag; Blockly then forgets the press. */
export function listenToTaps(
  workspace: Blockly.WorkspaceSvg,
  onTap: (block: Blockly.BlockSvg) => void,
): () => void {
  const flyout = workspace.getFlyout()
  const drawer = flyout?.getWorkspace()
  const element = drawer?.getParentSvg()
  if (!flyout || !drawer || !element) return () => {}
  let pressed: { id: number; x: number; y: number } | null = null
  const down = (event: PointerEvent) => {
    pressed =
      event.isPrimary && event.button === 0
        ? { id: event.pointerId, x: event.clientX, y: event.clientY }
        : null
  }
  const up = (event: PointerEvent) => {
    const from = pressed
    pressed = null
    if (!from || from.id !== event.pointerId || !(event.target instanceof Element)) return
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y)
    const id = event.target.closest('.blocklyDraggable')?.getAttribute('data-id')
    const block = drawer.getBlockById(id ?? '')?.getRootBlock()
    if (far > Blockly.config.flyoutDragRadius || !block || workspace.isDragging()) return
    workspace.cancelCurrentGesture()
    drawer.cancelCurrentGesture()
    onTap(block)
  }
  element.addEventListener('pointerdown', down, true)
  element.addEventListener('pointerup', up, true)
  return () => {
    element.removeEventListener('pointerdown', down, true)
    element.removeEventListener('pointerup', up, true)
  }
}

/** Enter on a block of the drawer adds it; Space still takes it along, to be put anywhere by arrow keys. */
export function listenToEnter(onEnter: (block: Blockly.BlockSvg) => void): () => void {
  const { registry } = Blockly.ShortcutRegistry
  const own = registry.getRegistry()[PERFORM_ACTION]
  if (!own) return () => {}
  registry.unregister(PERFORM_ACTION)
  registry.register({
    ...own,
    callback: (workspace, asked, shortcut, scope) => {
      const block = scope.focusedNode
      const isEnter = asked instanceof Event && 'key' in asked && asked.key === 'Enter'
      if (!isEnter || !(block instanceof Blockly.BlockSvg) || !block.isInFlyout)
        return own.callback?.(workspace, asked, shortcut, scope) ?? false
      asked.preventDefault()
      Blockly.keyboardNavigationController.setIsActive(true)
      onEnter(block.getRootBlock())
      return true
    },
  })
  return () => {
    registry.unregister(PERFORM_ACTION)
    registry.register(own)
  }
}
