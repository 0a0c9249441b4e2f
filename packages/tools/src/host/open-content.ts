/** Leaves out what an admin has turned off. */
import type { ToolHost } from './tool-host.ts'

export function openContent<Item extends { id: string }>(
  { closedContent }: Pick<ToolHost, 'closedContent'>,
  items: readonly Item[],
): readonly Item[] {
  return closedContent?.size ? items.filter(({ id }) => !closedContent.has(id)) : items
}
