/** One Blockly workspace for a game: our blocks, our theme, changes reported once they settle. */
import * as Blockly from 'blockly/core'
import { loadCoreMessages } from '../blockly/core-messages.ts'
import { repairFlyoutAria } from '../blockly/flyout-accessibility.ts'
import iconsUrl from '../blockly/icons.svg?url&no-inline'
import { loadLetters } from '../blockly/letters.ts'
import { withStyleNonce } from '../blockly/style-nonce.ts'
import { keepNamesTogether, registerNames } from './names.ts'
import type { GameBlocks, GameBlocksOptions } from './protocol.ts'
import { themeFor } from './theme.ts'

function define(definitions: GameBlocksOptions['definitions']): void {
  for (const { type } of definitions) delete Blockly.Blocks[type]
  Blockly.common.defineBlocksWithJsonArray([...definitions])
}

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
      startScale: 0.8,
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

export async function createWorkspace(
  container: HTMLElement,
  options: GameBlocksOptions,
  onChange: () => void,
): Promise<GameBlocks> {
  await Promise.all([loadCoreMessages(options.locale), loadLetters(options.locale)])
  registerNames()
  define(options.definitions)
  const workspace = withStyleNonce(() => inject(container, options))
  const leaveDrawer = repairFlyoutAria(workspace)
  // Blockly measures text on a canvas at the end of the page; nobody should come across it.
  document.querySelector('.blocklyComputeCanvas')?.setAttribute('aria-hidden', 'true')
  show(workspace, options.workspace)
  keepNamesTogether(workspace, options.naming)
  workspace.addChangeListener((event) => {
    if (!event.isUiEvent && !workspace.isDragging()) onChange()
  })
  return {
    load: (saved) => show(workspace, saved),
    read: () => Blockly.serialization.workspaces.save(workspace),
    highlight: (blockId) => workspace.highlightBlock(blockId),
    resize: () => Blockly.svgResize(workspace),
    focus: () => Blockly.getFocusManager().focusTree(workspace),
    dispose: () => {
      leaveDrawer()
      workspace.dispose()
    },
  }
}
