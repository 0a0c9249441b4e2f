/** What Blockly's events say, without its own names for everything. */
import * as Blockly from 'blockly/core'

type Happening = Blockly.Events.Abstract

/** The block that was clicked, or null; a click on a field opens the field and is none. */
export const clickedBlockId = (event: Happening): string | null =>
  event instanceof Blockly.Events.Click && String(event.targetType) === 'block'
    ? (event.blockId ?? null)
    : null

export const isClickOnNothing = (event: Happening): boolean =>
  event instanceof Blockly.Events.Click && String(event.targetType) === 'workspace'

export const chosenId = (event: Happening): string | null =>
  event instanceof Blockly.Events.Selected ? (event.newElementId ?? null) : null

/** Something else is looked at or done. */
export const isElsewhere = (event: Happening): boolean =>
  event instanceof Blockly.Events.Click ||
  event instanceof Blockly.Events.ViewportChange ||
  !event.isUiEvent

export const isNothingChosen = (event: Happening): boolean =>
  event instanceof Blockly.Events.Selected && !event.newElementId
