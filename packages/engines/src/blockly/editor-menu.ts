/** Our entries in the menus: run a block, stop at it, keep it, copy it to another tab, write a comment. */
import * as Blockly from 'blockly/core'
import { hasFingers } from './fingers.ts'
import type { BlockMessages } from './messages/block-messages.ts'
import { copyBlock, duplicateBlock, hasCopied, pasteAt } from './shared-clipboard.ts'

export interface MenuActions {
  run(blockId: string): void
  hasBreakpoint(blockId: string): boolean
  toggleBreakpoint(blockId: string): void
  toBackpack(state: Blockly.serialization.blocks.State): void
  /** Lets the learner choose a sprite that gets a copy. */
  copyTo(state: Blockly.serialization.blocks.State): void
  canCopyTo(): boolean
  editFunction(block: Blockly.BlockSvg): void
  /** The next tap says where it goes. */
  carry(block: Blockly.BlockSvg): void
}

type Scope = Blockly.ContextMenuRegistry.Scope
type Entry = Blockly.ContextMenuRegistry.RegistryItem

const blockOf = (scope: Scope): Blockly.BlockSvg | null => {
  const block = scope.block ?? scope.focusedNode
  return block instanceof Blockly.BlockSvg && !block.isInFlyout ? block : null
}

function entry(
  id: string,
  weight: number,
  text: (block: Blockly.BlockSvg) => string,
  shown: (block: Blockly.BlockSvg) => boolean,
  run: (block: Blockly.BlockSvg) => unknown,
): Entry {
  return {
    id: `panya-${id}`,
    weight,
    scopeType: Blockly.ContextMenuRegistry.ScopeType.BLOCK,
    displayText: (scope) => {
      const block = blockOf(scope)
      return block ? text(block) : ''
    },
    preconditionFn: (scope) => {
      const block = blockOf(scope)
      return block && shown(block) ? 'enabled' : 'hidden'
    },
    callback: (scope) => {
      const block = blockOf(scope)
      if (block) run(block)
    },
  }
}

const isShadow = (block: Blockly.BlockSvg): boolean => block.isShadow()
const isFunction = (block: Blockly.BlockSvg): boolean => /^function_(define|call)/.test(block.type)

const isCopyable = (block: Blockly.BlockSvg): boolean => !isShadow(block) && block.isCopyable()

const { CommentIcon } = Blockly.icons

const isCommentable = (block: Blockly.BlockSvg): boolean =>
  !isShadow(block) && block.isEditable() && !block.isCollapsed()

/** A new comment opens and can be written at once. */
async function toggleComment(block: Blockly.BlockSvg): Promise<void> {
  if (block.hasIcon(CommentIcon.TYPE)) return block.setCommentText(null)
  block.setCommentText('')
  const icon = block.getIcon(CommentIcon.TYPE)
  await icon?.setBubbleVisible(true)
  const bubble = icon?.getBubble()
  if (bubble instanceof Blockly.bubbles.TextInputBubble) bubble.performAction()
}

/** Blockly's own entries that ours stand for, and one that pulls blocks out of shape. */
const REPLACED = ['blockDuplicate', 'blockComment', 'blockInline']

/** In the menu of the workspace, where the menu was opened. */
const PASTE: Entry = {
  id: 'panya-paste',
  weight: 0.5,
  scopeType: Blockly.ContextMenuRegistry.ScopeType.WORKSPACE,
  displayText: () => Blockly.Msg['PASTE_SHORTCUT'] ?? '',
  preconditionFn: ({ workspace }) => {
    if (!workspace || workspace.isReadOnly()) return 'hidden'
    return hasCopied() ? 'enabled' : 'disabled'
  },
  callback: ({ workspace }, _menuOpened, _chosen, place) => {
    if (workspace) pasteAt(workspace, Blockly.utils.svgMath.screenToWsCoordinates(workspace, place))
  },
}

export function registerMenu(messages: BlockMessages, actions: MenuActions): () => void {
  const { editor } = messages
  const entries = [
    entry(
      'run',
      0.1,
      () => editor.runStack,
      (block) => !isShadow(block),
      (block) => {
        actions.run(block.getRootBlock().id)
      },
    ),
    entry(
      'break',
      0.2,
      (block) => (actions.hasBreakpoint(block.id) ? editor.removeBreakpoint : editor.addBreakpoint),
      (block) => block.previousConnection !== null,
      (block) => actions.toggleBreakpoint(block.id),
    ),
    // A mouse and a keyboard have other ways.
    entry(
      'carry',
      0.25,
      () => editor.carry,
      (block) => hasFingers() && !isShadow(block) && block.isMovable(),
      actions.carry,
    ),
    entry(
      'backpack',
      0.3,
      () => editor.toBackpack,
      (block) => !isShadow(block),
      (block) => {
        const state = Blockly.serialization.blocks.save(block)
        if (state) actions.toBackpack(state)
      },
    ),
    entry(
      'copy-to',
      0.32,
      () => editor.copyTo,
      (block) => isCopyable(block) && actions.canCopyTo(),
      (block) => {
        const state = Blockly.serialization.blocks.save(block)
        if (state) actions.copyTo(state)
      },
    ),
    entry('copy', 0.35, () => Blockly.Msg['COPY_SHORTCUT'] ?? '', isCopyable, copyBlock),
    PASTE,
    {
      ...entry(
        'duplicate',
        1,
        () => Blockly.Msg['DUPLICATE_BLOCK'] ?? '',
        isCopyable,
        duplicateBlock,
      ),
      associatedKeyboardShortcut: Blockly.ShortcutItems.names.DUPLICATE,
    },
    entry(
      'comment',
      2,
      (block) =>
        Blockly.Msg[block.hasIcon(CommentIcon.TYPE) ? 'REMOVE_COMMENT' : 'ADD_COMMENT'] ?? '',
      isCommentable,
      toggleComment,
    ),
    entry('function', 0.4, () => editor.editFunction, isFunction, actions.editFunction),
  ]
  const { registry } = Blockly.ContextMenuRegistry
  if (!registry.getItem('commentCreate')) Blockly.ContextMenuItems.registerCommentOptions()
  const replaced = REPLACED.flatMap((id) => registry.getItem(id) ?? [])
  for (const { id } of replaced) registry.unregister(id)
  for (const item of entries) {
    if (registry.getItem(item.id)) registry.unregister(item.id)
    registry.register(item)
  }
  return () => {
    for (const { id } of entries) if (registry.getItem(id)) registry.unregister(id)
    for (const item of replaced) registry.register(item)
  }
}
