/** One Blockly workspace for a game: our blocks, our theme, changes reported once they settle. */
import * as Blockly from 'blockly/core'
import { loadCoreMessages } from '../blockly/core-messages.ts'
import { FINGER_SCALE, hasFingers } from '../blockly/fingers.ts'
import { repairFlyoutAria } from '../blockly/flyout-accessibility.ts'
import iconsUrl from '../blockly/icons.svg?url&no-inline'
import { loadLetters } from '../blockly/letters.ts'
import { endTapsOnMenus } from '../blockly/menu-taps.ts'
import { withStyleNonce } from '../blockly/style-nonce.ts'
import { moveByTwoFingers } from '../blockly/two-fingers.ts'
import { defineGameBlocks } from './define-blocks.ts'
import { keepNamesTogether } from './names.ts'
import type { AddedBlock, DragPlaces, GameBlocks, GameBlocksOptions } from './protocol.ts'
import { addByTap } from './tap-to-add.ts'
import { themeFor } from './theme.ts'

function inject(container: HTMLElement, options: GameBlocksOptions): Blockly.WorkspaceSvg {
  return Blockly.inject(container, {
    toolbox: options.readonly ? undefined : (options.toolbox as Blockly.utils.toolbox.ToolboxInfo),
    renderer: 'zelos',
    theme: themeFor(options.dark),
    rtl: options.rtl,
    readOnly: options.readonly,
    // Blockly puts file names after this: behind the # they all lead to our own icons.
    media: `${iconsUrl}#`,
    sounds: false,
    trashcan: false,
    move: { scrollbars: true, drag: true, wheel: true },
    zoom: {
      controls: false,
      wheel: true,
      pinch: true,
      startScale: hasFingers() ? FINGER_SCALE : 0.8,
      minScale: 0.4,
      maxScale: 2,
    },
  })
}

function show(workspace: Blockly.WorkspaceSvg, saved: unknown): void {
  Blockly.Events.disable()
  try {
    Blockly.serialization.workspaces.load(saved as Record<string, unknown>, workspace)
  } finally {
    Blockly.Events.enable()
  }
  for (const block of workspace.getTopBlocks(false)) {
    if (block.type === 'game_start') block.setDeletable(false)
  }
  workspace.clearUndo()
}

/** Where a hand would take the first block of the palette, and where it would let go of it. */
function dragPlaces(workspace: Blockly.WorkspaceSvg): DragPlaces | null {
  const [offered] = workspace.getFlyout()?.getWorkspace().getTopBlocks(true) ?? []
  const start = workspace.getTopBlocks(false).find(({ type }) => type === 'game_start')
  if (!offered || !start || !workspace.getFlyout()?.isVisible()) return null
  const stack = start.getSvgRoot().getBoundingClientRect()
  const { RTL } = workspace
  const { width } = offered.getSvgRoot().getBoundingClientRect()
  return {
    from: offered.getSvgRoot().getBoundingClientRect(),
    to: { left: RTL ? stack.right - width : stack.left, top: stack.bottom },
  }
}

export async function createWorkspace(
  container: HTMLElement,
  options: GameBlocksOptions,
  onChange: () => void,
  onAdded: (added: AddedBlock) => void,
): Promise<GameBlocks> {
  await Promise.all([loadCoreMessages(options.locale), loadLetters(options.locale)])
  defineGameBlocks(options.definitions)
  const workspace = withStyleNonce(() => inject(container, options))
  const leaveDrawer = repairFlyoutAria(workspace)
  const leaveFingers = moveByTwoFingers(workspace)
  const leaveMenus = endTapsOnMenus()
  // Blockly measures text on a canvas at the end of the page; nobody should come across it.
  document.querySelector('.blocklyComputeCanvas')?.setAttribute('aria-hidden', 'true')
  show(workspace, options.workspace)
  keepNamesTogether(workspace, options.naming)
  workspace.addChangeListener((event) => {
    if (!event.isUiEvent && !workspace.isDragging()) onChange()
  })
  const leaveTaps = options.readonly ? () => {} : addByTap(workspace, onAdded)
  return {
    load: (saved) => show(workspace, saved),
    read: () => Blockly.serialization.workspaces.save(workspace),
    highlight: (blockId) => workspace.highlightBlock(blockId),
    resize: () => Blockly.svgResize(workspace),
    focus: () => Blockly.getFocusManager().focusTree(workspace),
    dragPlaces: () => dragPlaces(workspace),
    dispose: () => {
      leaveTaps()
      leaveDrawer()
      leaveFingers()
      leaveMenus()
      workspace.dispose()
    },
  }
}
