/** Which line, block or node somebody clicked in a tool's work area, in the words of the page; cells lie in a frame. */

const LONGEST = 60

export interface Place {
  kind: 'line' | 'block' | 'node' | 'cell'
  excerpt: string
}

export function clickedPlace(target: EventTarget | null, y: number): Place | null {
  if (!(target instanceof Element)) return null
  return (
    placed('line', lineAt(target, y)) ??
    placed('block', blockAt(target)) ??
    placed('node', nodeAt(target))
  )
}

function placed(kind: Place['kind'], text: string | null | undefined): Place | null {
  const excerpt = text
    ?.replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .slice(0, LONGEST)
  return excerpt ? { kind, excerpt } : null
}

/** Only some lines of a long program are on the page: the number beside the line is what counts. */
function lineAt(target: Element, y: number): string | null {
  const editor = target.closest('.cm-editor')
  if (!editor) return null
  const numbers = editor.querySelectorAll('.cm-lineNumbers .cm-gutterElement')
  const beside = [...numbers].find((number) => {
    const { top, bottom, height } = number.getBoundingClientRect()
    return height > 0 && y >= top && y < bottom
  })
  return beside?.textContent ?? null
}

/** A block is known by what is written on it and in its own fields, without the blocks that hang on it. */
function blockAt(target: Element): string | null {
  const block = target.closest('.blocklyBlock:not(.blocklyShadow)')
  if (!block) return null
  const texts = [...block.querySelectorAll('text')].filter(
    (text) => text.closest('.blocklyBlock:not(.blocklyShadow)') === block,
  )
  const towards = document.documentElement.dir === 'rtl' ? -1 : 1
  const along = (text: Element) => towards * text.getBoundingClientRect().left
  return texts
    .toSorted((a, b) => along(a) - along(b))
    .map((text) => text.textContent)
    .join(' ')
}

/** On the canvas, or as a tile of the dashboard. */
function nodeAt(target: Element): string | null | undefined {
  const node = target.closest('.react-flow__node')
  if (node)
    return node.querySelector<HTMLElement>('[data-title]')?.dataset.title ?? node.textContent
  const tile = target.closest('section[aria-label]:has(> h3)')
  return tile?.getAttribute('aria-label')
}
