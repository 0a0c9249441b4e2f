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

    const isHit = (element: HTMLElement, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
    }

    /** Outside of what is seen, or under a dialog: nobody presses it now. */
    const isCovered = (element: HTMLElement, box: DOMRect): boolean =>
      !isHit(element, box.left + box.width / 2, box.top + box.height / 2)

    /** At the edge of a canvas that is pushed along until it can be pressed well. */
    function isCutOff(element: HTMLElement, box: DOMRect): boolean {
      const canvas = element.closest('.react-flow')?.getBoundingClientRect()
      if (!canvas) return false
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const [across, along] = [x - canvas.left, y - canvas.top]
      const near = Math.min(across, canvas.width - across, along, canvas.height - along)
      return near < NEEDED / 2
    }

    /** Whether a finger that comes down so far beside the middle still presses it. */
    function answersAround(element: HTMLElement, box: DOMRect, zoom: number): boolean {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      // Between two neighbours a pixel belongs to one of them.
      const reach = (LEAST / 2) * zoom - 1.5
      const across = box.width >= LEAST * zoom ? [] : [-reach, reach].map((by) => [x + by, y])
      const along = box.height >= LEAST * zoom ? [] : [-reach, reach].map((by) => [x, y + by])
      return [...across, ...along].every(([px, py]) => isHit(element, px!, py!))
    }

    const names: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(PRESSED)) {
      if (isHidden(element) || isInSentence(element)) continue
      if (element.closest(DRAWN) && !element.matches('[role=treeitem]')) continue
      const [box, zoom] = [boxOf(element), zoomOf(element)]
      const isLarge = box.width >= LEAST * zoom && box.height >= LEAST * zoom
      if (isLarge || box.width === 0 || isCovered(element, box)) continue
      if (isCutOff(element, box)) continue
      if (answersAround(element, box, zoom)) continue
      const words = element.ariaLabel || element.title || element.textContent?.trim() || element.id
      const [width, height] = [box.width / zoom, box.height / zoom].map((side) => Math.round(side))
      const kind = element.role ?? element.tagName.toLowerCase()
      const where = element.getAttribute('class')?.split(' ').at(-1) ?? ''
      names.push(`${kind} "${words.slice(0, 40)}" ${width} x ${height} (${where})`)
    }
    return [...new Set(names)]
  })
}
