/** Who comes back to a page that was thrown away is at the cell they were at. */
import type { NotebookPanel } from '@jupyterlab/notebook'
import { tellPage } from '../page.ts'

export async function comeBackTo(
  { content }: NotebookPanel,
  wanted: number | undefined,
): Promise<void> {
  const cell = wanted === undefined ? undefined : content.widgets[wanted]
  if (wanted !== undefined && cell) {
    content.activeCellIndex = wanted
    await content.scrollToCell(cell)
  }
  content.activeCellChanged.connect(() => {
    tellPage({ type: 'moved', cell: Math.max(content.activeCellIndex, 0) })
  })
}
