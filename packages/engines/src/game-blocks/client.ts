/** Opens the block editor; Blockly is fetched with the first one. */
import type { GameBlocks, GameBlocksOptions } from './protocol.ts'

export async function openGameBlocks(
  container: HTMLElement,
  options: GameBlocksOptions,
  onChange: () => void,
): Promise<GameBlocks> {
  const { createWorkspace } = await import('./workspace.ts')
  return createWorkspace(container, options, onChange)
}
