/** Measures what can be pressed: how much of the glass answers to it, not only how large it is drawn. */
import type { Frame, Page } from '@playwright/test'

/** Names and sizes of what is smaller than a finger needs. */
export function tooSmall(place: Page | Frame): Promise<string[]> {
  return place.evaluate(() => {
    const NEEDED = 44
    /** Half a pixel is how browsers round. */
    const LEAST = NEEDED - 0.5
    const PRESSED = `a[href], button, input:not([type=hidden]), select, textarea, summary,
      [role=button], [role=tab], [role=treeitem], [role=slider], [role=separator][tabindex]`
    /** Blocks and wires are drawings that two fingers enlarge. */
    const DRAWN = '.blocklySvg, .blocklyFlyout, .react-flow__edge, .react-flow__minimap'

    /** How much the drawing that it is a part of is made smaller just now. */
    function zoomOf(element: Element): number {
      const canvas = element.closest('.react-flow__viewport')
      return canvas ? new DOMMatrix(getComputedStyle(canvas).transform).a : 1
    }

    function boxOf(element: HTMLElement): DOMRect {
      const labels = [...((element as HTMLInputElement).labels ?? [])]
      const boxes = [element, ...(element.matches('[type=checkbox], [type=radio]') ? labels : [])]
        .filter((one) => one.getClientRects().length > 0)
        .map((one) => one.getBoundingClientRect())
      const left = Math.min(...boxes.map((box) => box.left))
      const top = Math.min(...boxes.map((box) => box.top))
      const right = Math.max(...boxes.map((box) => box.right))
      const bottom = Math.max(...boxes.map((box) => box.bottom))
      return new DOMRect(left, top, right - left, bottom - top)
    }

    const isHidden = (element: HTMLElement): boolean =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest('[aria-hidden=true], [inert], :disabled') !== null ||
      getComputedStyle(element).clipPath === 'inset(50%)'

    /** A word in a sentence is as high as its line. */
    const isInSentence = (element: HTMLElement): boolean =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      element.parentElement!.textContent.trim() !== element.textContent.trim()

    /** Whether a finger that comes down so far beside the middle still presses it. */
    function answersAround(element: HTMLElement, box: DOMRect, zoom: number): boolean {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const reach = (LEAST / 2 - 1) * zoom
      const across = box.width >= LEAST * zoom ? [] : [-reach, reach].map((by) => [x + by, y])
      const along = box.height >= LEAST * zoom ? [] : [-reach, reach].map((by) => [x, y + by])
      return [...across, ...along].every(([px, py]) => {
        const hit = document.elementFromPoint(px!, py!)
        const label = hit?.closest('label')
        return hit !== null && (element.contains(hit) || label?.control === element)
      })
    }

    const names: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(PRESSED)) {
      if (isHidden(element) || isInSentence(element)) continue
      if (element.closest(DRAWN) && !element.matches('[role=treeitem]')) continue
      const [box, zoom] = [boxOf(element), zoomOf(element)]
      const isLarge = box.width >= LEAST * zoom && box.height >= LEAST * zoom
      if (isLarge || box.width === 0 || answersAround(element, box, zoom)) continue
      const words = element.ariaLabel || element.title || element.textContent.trim() || element.id
      const [width, height] = [box.width / zoom, box.height / zoom].map((side) => Math.round(side))
      const kind = element.role ?? element.tagName.toLowerCase()
      const where = element.getAttribute('class')?.split(' ').at(-1) ?? ''
      names.push(`${kind} "${words.slice(0, 40)}" ${width} x ${height} (${where})`)
    }
    return [...new Set(names)]
  })
}
