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
  // Blockly tells later that a drag has ended: by then the hand may be elsewhere.
  const letGo = (): void => follow(false)
  const follow = (on: boolean): void => {
    const change = on ? window.addEventListener : window.removeEventListener
    change.call(window, 'pointermove', move as EventListener, true)
    change.call(window, 'pointerup', letGo, true)
  }
  const listen = (event: Blockly.Events.Abstract): void => {
    if (!(event instanceof Blockly.Events.BlockDrag)) return
    const { isStart, blockId } = event
    follow(isStart === true)
    if (isStart) return
    const target = above?.getAttribute(TAKES)
    mark(null)
    const block = workspace.getBlockById(blockId ?? '')
    if (!target || !block) return
    const state = Blockly.serialization.blocks.save(block)
    // The drag itself is known only once Blockly has told everybody; then it can be taken back.
    setTimeout(() => workspace.undo(false), 0)
    if (state) onDrop(target, state)
  }
  workspace.addChangeListener(listen)
  return () => {
    follow(false)
    mark(null)
  }
}
