/** Blocks dragged out of the workspace onto something that takes them, such as the card of another sprite. */
import * as Blockly from 'blockly/core'

/** Whatever takes blocks carries its id in this attribute; while blocks are above it, it has the other one. */
const TAKES = 'data-takes-blocks'
const ABOVE = 'data-blocks-above'

/** Calls back with the id of what took the block; the block itself goes back to where it was. */
export function listenToDrops(
  workspace: Blockly.WorkspaceSvg,
  onDrop: (target: string, state: Blockly.serialization.blocks.State) => void,
): () => void {
  let above: Element | null = null

  const mark = (next: Element | null): void => {
    if (next === above) return
    above?.removeAttribute(ABOVE)
    next?.setAttribute(ABOVE, '')
    above = next
  }
  const move = (event: PointerEvent): void => {
    const under = document.elementsFromPoint(event.clientX, event.clientY)
    mark(under.map((element) => element.closest(`[${TAKES}]`)).find(Boolean) ?? null)
  }
  const listen = (event: Blockly.Events.Abstract): void => {
    if (event.type !== Blockly.Events.BLOCK_DRAG) return
    const { isStart, blockId } = event as Blockly.Events.BlockDrag
    if (isStart) return window.addEventListener('pointermove', move, true)
    window.removeEventListener('pointermove', move, true)
    const target = above?.getAttribute(TAKES)
    mark(null)
    const block = workspace.getBlockById(blockId ?? '')
    if (!target || !block) return undefined
    const state = Blockly.serialization.blocks.save(block)
    // The drag itself is known only once Blockly has told everybody; then it can be taken back.
    setTimeout(() => workspace.undo(false), 0)
    if (state) onDrop(target, state)
    return undefined
  }
  workspace.addChangeListener(listen)
  return () => {
    window.removeEventListener('pointermove', move, true)
    mark(null)
  }
}
