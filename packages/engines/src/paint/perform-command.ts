/** What keys and buttons ask of the picture, done. */
import type { PaintBoard } from './board-kind.ts'
import type { PaintCommand } from './paint-keys.ts'
import type { PaintSaid, PaintTool } from './paint-state.ts'

/** What the editor lends to a command. */
export interface CommandHands {
  /** With every stroke in it. */
  board(): PaintBoard
  tool(): PaintTool
  canReshape(): boolean
  use(tool: PaintTool): void
  /** The picture is another one now. */
  commit(kind?: string): void
  show(): void
  say(said: PaintSaid): void
  go(step: -1 | 1): void
  group(isGroup: boolean): void
  order(order: Extract<PaintCommand, { do: 'order' }>['order']): void
  takeColours(): void
  addByKey(): void
  moveCentre(x: number, y: number): void
  zoomBy(share: number): void
  fit(): void
}

export function performCommand(command: PaintCommand, hands: CommandHands): void {
  const board = hands.board()
  const commitSaying = (what: 'pasted' | 'removed'): void => {
    hands.say({ what })
    hands.commit()
  }
  switch (command.do) {
    case 'undo':
      return hands.go(-1)
    case 'redo':
      return hands.go(1)
    case 'all':
      hands.use('select')
      board.all()
      return hands.show()
    case 'none':
      board.none()
      return hands.show()
    case 'copy':
      if (board.copy()) hands.say({ what: 'copied' })
      return hands.show()
    case 'cut':
      if (board.copy() && board.remove()) hands.commit()
      return
    case 'paste':
      hands.use('select')
      if (board.paste()) return commitSaying('pasted')
      hands.say({ what: 'nothingToPaste' })
      return hands.show()
    case 'duplicate':
      if (board.copy() && board.paste()) hands.commit()
      return
    case 'group':
    case 'ungroup':
      return hands.group(command.do === 'group')
    case 'remove':
      if (board.remove()) commitSaying('removed')
      return
    case 'next':
      hands.say(board.next(command.step))
      hands.show()
      return hands.takeColours()
    case 'move':
      if (hands.tool() === 'centre') hands.moveCentre(command.x, command.y)
      else if (board.moveBy(command.x, command.y)) hands.commit('move')
      return
    case 'order':
      return hands.order(command.order)
    case 'tool':
      if (command.tool !== 'reshape' || hands.canReshape()) hands.use(command.tool)
      return
    case 'add':
      return hands.addByKey()
    case 'zoomIn':
      return hands.zoomBy(1.25)
    case 'zoomOut':
      return hands.zoomBy(0.8)
    case 'fit':
      return hands.fit()
  }
}
