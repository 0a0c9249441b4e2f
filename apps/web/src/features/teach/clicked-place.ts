/** Which line, block or node somebody clicked in a tool's work area, in the words of the page. */

const LONGEST = 60

export function clickedPlace(target: EventTarget | null, y: number): string | null {
  if (!(target instanceof Element)) return null
  return lineAt(target, y) ?? wordsOf(target.closest('.blocklyBlock')) ?? nodeAt(target)
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
  return beside?.textContent || null
}

function nodeAt(target: Element): string | null {
  const node = target.closest('.react-flow__node')
  return wordsOf(node?.querySelector('header > :first-child') ?? node)
}

/** A block is known by what is written on it, without the blocks that hang on it. */
function wordsOf(element: Element | null | undefined): string | null {
  if (!element) return null
  const texts =
    element instanceof SVGElement
      ? [...element.querySelectorAll('text')].filter(
          (text) => text.closest('.blocklyBlock') === element,
        )
      : [element]
  const words = texts.map((text) => text.textContent.trim()).join(' ')
  return (
    words
      .replace(/[\s\u00a0]+/g, ' ')
      .trim()
      .slice(0, LONGEST) || null
  )
}
