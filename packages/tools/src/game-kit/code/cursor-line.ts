/** Where the cursor is in a plain text field, counted in lines from 0. */

type Field = Pick<HTMLTextAreaElement, 'value' | 'selectionStart'>

export function cursorLine({ value, selectionStart }: Field): number {
  return value.slice(0, selectionStart).split('\n').length - 1
}

/** Scrolls the field just so far that the line with the cursor is in it. */
export function showLine(field: HTMLTextAreaElement): void {
  const { lineHeight, paddingBlockStart } = getComputedStyle(field)
  const height = Number.parseFloat(lineHeight)
  const top = Number.parseFloat(paddingBlockStart) + cursorLine(field) * height
  const least = top + height - field.clientHeight
  field.scrollTop = Math.min(top, Math.max(least, field.scrollTop))
}
