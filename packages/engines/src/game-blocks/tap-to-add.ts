/** Blocks of the palette are added by a tap, a click or Enter, as well as by a drag. */
import * as Blockly from 'blockly/core'
import { type Place, placeFor, type Spot } from './add-place.ts'
import { listenToEnter, listenToTaps } from './palette-presses.ts'
import type { AddedBlock } from './protocol.ts'

type Listener = (added: AddedBlock) => void

const HERE = 'gameHere'

function isStandIn(block: Blockly.Block | null): boolean {
  return block?.isShadow() ?? false
}

function spotOf(block: Blockly.Block): Spot {
  const openings = (type: Blockly.inputs.inputTypes) =>
    block.inputList
      .filter((input) => input.type === type)
      .map(({ name, connection }) => {
        const inside = connection?.targetBlock() ?? null
        const holds = inside === null ? 'nothing' : isStandIn(inside) ? 'stand-in' : 'block'
        return { name, holds } as const
      })
  return {
    id: block.id,
    takesNext: block.nextConnection !== null,
    bodies: openings(Blockly.inputs.inputTypes.STATEMENT),
    sockets: openings(Blockly.inputs.inputTypes.VALUE),
  }
}

/** From a value outwards to the statement that it is a part of. */
function partsOf(block: Blockly.Block | null): Blockly.Block[] {
  if (!block) return []
  return block.outputConnection ? [block, ...partsOf(block.getParent())] : [block]
}

function aroundOf(block: Blockly.Block | undefined): Blockly.Block[] {
  const outer = block?.getSurroundParent() ?? null
  return outer ? [outer, ...aroundOf(outer)] : []
}

class Adding {
  readonly #workspace: Blockly.WorkspaceSvg
  readonly #onAdded: Listener
  /** The block that was chosen or added last: what is added next belongs to it. */
  #here: string | null = null

  constructor(workspace: Blockly.WorkspaceSvg, onAdded: Listener) {
    this.#workspace = workspace
    this.#onAdded = onAdded
    workspace.addChangeListener((event) => this.#follow(event))
  }

  add(offered: Blockly.BlockSvg): Blockly.BlockSvg | null {
    const state = Blockly.serialization.blocks.save(offered)
    if (!state || this.#workspace.isReadOnly()) return null
    const { id: _id, x: _x, y: _y, ...fresh } = state
    const place = this.#placeOf(offered)
    const grouped = Blockly.Events.getGroup()
    Blockly.Events.setGroup(grouped || true)
    const block = this.#put(fresh, place)
    Blockly.Events.setGroup(grouped)
    Blockly.renderManagement.triggerQueuedRenders(this.#workspace)
    this.#workspace.scrollBoundsIntoView(block.getBoundingRectangleWithoutChildren())
    this.#mark(this.#nextHere(block))
    const count = this.#workspace
      .getAllBlocks(false)
      .filter((each) => each.previousConnection !== null).length
    this.#onAdded({ block: block.toString(), count })
    return block
  }

  /** A value that is complete leaves its statement as the place to go on. */
  #nextHere(block: Blockly.BlockSvg): Blockly.Block {
    const open = spotOf(block).sockets.some(({ holds }) => holds === 'nothing')
    return open ? block : (partsOf(block).at(-1) ?? block)
  }

  #placeOf(offered: Blockly.BlockSvg): Place {
    const isValue = offered.outputConnection !== null
    const adds = isValue ? 'value' : offered.previousConnection ? 'statement' : 'alone'
    const chosen = partsOf(this.#workspace.getBlockById(this.#here ?? ''))
    const start = this.#workspace.getTopBlocks(false).find(({ type }) => type === 'game_start')
    let last: Blockly.Block | null = start ?? null
    while (last?.getNextBlock()) last = last.getNextBlock()
    return placeFor({
      adds,
      chosen: chosen.map(spotOf),
      around: aroundOf(chosen.at(-1)).map(spotOf),
      last: last && spotOf(last),
    })
  }

  #put(fresh: Blockly.serialization.blocks.State, place: Place): Blockly.BlockSvg {
    const view = this.#workspace.getMetricsManager().getViewMetrics(true)
    const state = { ...fresh, x: view.left + view.width / 3, y: view.top + view.height / 3 }
    const block = Blockly.serialization.blocks.append(state, this.#workspace, {
      recordUndo: true,
    }) as Blockly.BlockSvg
    if (place.at === 'free') return block
    const to = this.#workspace.getBlockById(place.id)
    const parent = place.at === 'after' ? to?.nextConnection : to?.getInput(place.input)?.connection
    const child = block.outputConnection ?? block.previousConnection
    if (parent && child && this.#workspace.connectionChecker.canConnect(parent, child, false))
      parent.connect(child)
    return block
  }

  /** The palette takes the choice away when it is touched; what was chosen in the program stays. */
  #follow(event: Blockly.Events.Abstract): void {
    const isNothing =
      event instanceof Blockly.Events.Click && String(event.targetType) === 'workspace'
    if (isNothing) this.#mark(null)
    if (!(event instanceof Blockly.Events.Selected) || !event.newElementId) return
    const block = this.#workspace.getBlockById(event.newElementId)
    if (block && !block.isShadow()) this.#mark(block)
  }

  #mark(block: Blockly.Block | null): void {
    const before = this.#workspace.getBlockById(this.#here ?? '')
    before?.removeClass(HERE)
    this.#here = block?.id ?? null
    if (block instanceof Blockly.BlockSvg) block.addClass(HERE)
  }
}

/** Returns how to give everything back to Blockly. */
export function addByTap(workspace: Blockly.WorkspaceSvg, onAdded: Listener): () => void {
  const adding = new Adding(workspace, onAdded)
  const add = (offered: Blockly.BlockSvg, byKey: boolean) => {
    const closes = workspace.getFlyout()?.autoClose ?? false
    const block = adding.add(offered)
    // The open drawer lies over the program: what was added would be hidden under it.
    if (closes) workspace.hideChaff()
    // Keys such as undo are for what was just added; who adds by key stays in the palette to add more.
    if (block && (closes || !byKey)) Blockly.getFocusManager().focusNode(block)
  }
  const leaves = [
    listenToTaps(workspace, (block) => add(block, false)),
    listenToEnter((block) => add(block, true)),
  ]
  return () => {
    for (const leave of leaves) leave()
  }
}
