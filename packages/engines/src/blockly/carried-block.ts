/** A block moved by two taps instead of a drag: chosen in its menu, put down under the block that is tapped next, or on an empty place. */
import * as Blockly from 'blockly/core'
import { isClickOnNothing } from './editor-events.ts'
import { manyChanges } from './many-changes.ts'

const MARK = 'panya-carried'

/** Where it fits there: under a block, into its mouth while that is empty, into a hole for a value. */
function placeAt(target: Blockly.BlockSvg, carried: Blockly.BlockSvg): Blockly.Connection | null {
  const { connectionChecker } = target.workspace
  const own = carried.outputConnection ?? carried.previousConnection
  if (!own) return null
  const fits = (place: Blockly.Connection | null): place is Blockly.Connection =>
    place !== null && connectionChecker.canConnect(place, own, false)
  const free = target.inputList
    .map(({ connection }) => connection)
    .filter((place) => place && (place.targetBlock()?.isShadow() ?? true))
  return [...free, target.nextConnection].find(fits) ?? null
}

export class CarriedBlock {
  readonly #workspace: Blockly.WorkspaceSvg
  #id = ''
  /** Blockly tells of a press on nothing, and not where it was. */
  #pressed = new Blockly.utils.Coordinate(0, 0)

  constructor(workspace: Blockly.WorkspaceSvg) {
    this.#workspace = workspace
    const note = ({ clientX, clientY }: PointerEvent): void => {
      this.#pressed = new Blockly.utils.Coordinate(clientX, clientY)
    }
    workspace.getParentSvg().addEventListener('pointerup', note, true)
    workspace.addChangeListener((event) => {
      if (isClickOnNothing(event)) this.#putDown()
    })
  }

  /** Null while nothing is carried, or what was is gone. */
  get block(): Blockly.BlockSvg | null {
    return this.#workspace.getBlockById(this.#id)
  }

  take(block: Blockly.BlockSvg): void {
    this.drop()
    this.#id = block.id
    block.addClass(MARK)
  }

  drop(): void {
    this.block?.removeClass(MARK)
    this.#id = ''
  }

  /** One step that can be taken back. What cannot be joined there lies beside it. */
  putAt(target: Blockly.BlockSvg): void {
    const { block } = this
    this.drop()
    if (!block || block.getDescendants(false).includes(target)) return
    manyChanges(this.#workspace, () => {
      block.unplug(false)
      const place = placeAt(target, block)
      const own = block.outputConnection ?? block.previousConnection
      if (place && own) place.connect(own)
      else block.moveTo(beside(target))
    })
    Blockly.renderManagement.triggerQueuedRenders(this.#workspace)
  }

  #putDown(): void {
    const { block } = this
    this.drop()
    if (!block) return
    const place = Blockly.utils.svgMath.screenToWsCoordinates(this.#workspace, this.#pressed)
    manyChanges(this.#workspace, () => {
      block.unplug(false)
      block.moveTo(place)
    })
  }
}

function beside(target: Blockly.BlockSvg): Blockly.utils.Coordinate {
  const { left, bottom } = target.getBoundingRectangle()
  return new Blockly.utils.Coordinate(left, bottom + 24)
}
