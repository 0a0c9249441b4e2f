/**
 * Runs in the page: finds what people and screen readers would find, and says where it lies. The functions are sent
 * to the browser as text, all together, so they use nothing but each other.
 */

/** Said whole for a name, in part for a text; or as a pattern. */
export type Words = string | { pattern: string; flags: string }

export interface Wanted {
  /** A role, or `field` for whatever can be filled in. */
  role?: string
  name?: Words
  css?: string
  text?: Words
  /** Not with these words in it. */
  without?: string
  within?: Wanted
  nth?: number
}

export interface Seen {
  /** In the window, frames taken into account. */
  x: number
  y: number
  width: number
  height: number
  /** The point to press. */
  grip: { x: number; y: number }
  text: string
  value: string
  isDisabled: boolean
  isChecked: boolean
  /** What would get the press instead, or ''. */
  over: string
}

function plain(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim()
}

function fits(text: string, words: Words, isWhole: boolean): boolean {
  if (typeof words !== 'string') return new RegExp(words.pattern, words.flags).test(plain(text))
  return isWhole ? plain(text) === words : plain(text).includes(words)
}

function isShown(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0
}

/** The words of an element as they are read out. */
function readOut(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
  if (node.nodeType !== Node.ELEMENT_NODE) return ''
  const element = node as Element
  if (element.matches('[aria-hidden=true], script, style, input, select, textarea')) return ''
  if (!element.checkVisibility({ visibilityProperty: true })) return ''
  const label = element.getAttribute('aria-label') ?? element.getAttribute('alt')
  if (label !== null) return label
  const inside = [...element.childNodes].map(readOut).join('')
  return getComputedStyle(element).display === 'inline' ? inside : ` ${inside} `
}

function nameOf(element: Element): string {
  const by = element.getAttribute('aria-labelledby')
  if (by) {
    const named = by.split(/\s+/).map((id) => element.ownerDocument.getElementById(id))
    return plain(named.map((one) => one?.getAttribute('aria-label') ?? one?.textContent).join(' '))
  }
  const label = element.getAttribute('aria-label')
  if (label) return plain(label)
  const { labels } = element as HTMLInputElement
  if (labels?.length) return plain([...labels].map(readOut).join(' '))
  const legend = element.matches('fieldset') ? element.querySelector(':scope > legend') : null
  if (legend) return plain(legend.textContent)
  const isField = element.matches('input, select, textarea, [contenteditable=true]')
  const said = isField ? '' : plain([...element.childNodes].map(readOut).join(''))
  const others = ['alt', 'placeholder', 'title'].map((one) => element.getAttribute(one))
  return said || plain(others.find(Boolean))
}

function selectorOf(role: string): string {
  const own: Record<string, string> = {
    button: 'button, summary, input[type=submit], input[type=button]',
    checkbox: 'input[type=checkbox]',
    combobox: 'select',
    complementary: 'aside',
    dialog: 'dialog',
    field: 'input, select, textarea, [contenteditable=true], [role=textbox]',
    group: 'fieldset',
    heading: 'h1, h2, h3, h4, h5, h6',
    link: 'a[href]',
    list: 'ul, ol',
    listitem: 'li',
    main: 'main',
    radio: 'input[type=radio]',
    region: 'section',
    row: 'tr',
    searchbox: 'input[type=search]',
    spinbutton: 'input[type=number]',
    status: 'output',
    table: 'table',
    textbox: 'textarea, input:not([type]), input[type=text], input[type=email]',
  }
  return [own[role], `[role="${role}"]`].filter(Boolean).join(', ')
}

/** The page and the frames in it that it may look into. */
function documentsIn(root: Document): Document[] {
  const inside = [...root.querySelectorAll('iframe')].map((frame) => frame.contentDocument)
  return [root, ...inside.flatMap((one) => (one ? documentsIn(one) : []))]
}

function find(wanted: Wanted): Element[] {
  const { role, name, css, text, without, within, nth } = wanted
  const roots: (Document | Element)[] = within ? find(within) : documentsIn(document)
  const selector = role ? selectorOf(role) : (css ?? '*')
  let found = roots.flatMap((root) => [...root.querySelectorAll(selector)])
  if (role && role !== 'field')
    found = found.filter((one) => (one.getAttribute('role') ?? role) === role)
  if (text !== undefined) found = found.filter((one) => fits(one.textContent, text, false))
  if (without !== undefined) found = found.filter((one) => !one.textContent.includes(without))
  // The smallest that holds the words.
  if (selector === '*')
    found = found.filter((one) => !found.some((other) => other !== one && one.contains(other)))
  found = found.filter(isShown)
  if (name !== undefined) found = found.filter((one) => fits(nameOf(one), name, true))
  return nth === undefined ? found : found.slice(nth, nth < 0 ? nth + 1 || undefined : nth + 1)
}

function placeOf(element: Element): { x: number; y: number; width: number; height: number } {
  const { width, height, ...box } = element.getBoundingClientRect().toJSON() as DOMRect
  let { x, y } = box
  let frame = element.ownerDocument.defaultView?.frameElement
  while (frame) {
    const outer = frame.getBoundingClientRect()
    x += outer.x + frame.clientLeft
    y += outer.y + frame.clientTop
    frame = frame.ownerDocument.defaultView?.frameElement
  }
  return { x, y, width, height }
}

/** Where an element is taken hold of: blocks have holes in their middle, and none at their edge. */
export type Grip = 'middle' | 'edge'

function gripOf({ width, height }: { width: number; height: number }, grip: Grip) {
  return { x: grip === 'edge' ? Math.min(8, width / 2) : width / 2, y: height / 2 }
}

/** What gets a press there when that is neither the element nor its label. */
function coverOf(element: Element, grip: Grip): string {
  const inFrame = element.getBoundingClientRect()
  const { x, y } = gripOf(inFrame, grip)
  const hit = element.ownerDocument.elementFromPoint(inFrame.x + x, inFrame.y + y)
  if (!hit) return 'the edge of the window'
  const label = hit.closest('label')?.control
  if (hit !== element && !element.contains(hit) && label !== element) return describe(hit)
  const frame = element.ownerDocument.defaultView?.frameElement
  if (!frame) return ''
  const place = placeOf(element)
  const outer = document.elementFromPoint(place.x + x, place.y + y)
  return outer === frame || outer === null ? '' : describe(outer)
}

function describe(element: Element): string {
  const named = element.id || element.getAttribute('class') || element.getAttribute('role') || ''
  return `<${element.localName} ${named}> ${plain(element.textContent).slice(0, 40)}`
}

/** The first that fits; to be pressed it is brought into sight. */
function look(wanted: Wanted, grip: Grip | null): Seen | null {
  const [element] = find(wanted)
  if (!element) return null
  if (grip && coverOf(element, grip) !== '')
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const field = element as Partial<HTMLInputElement>
  const place = placeOf(element)
  const at = gripOf(place, grip ?? 'middle')
  return {
    ...place,
    grip: { x: place.x + at.x, y: place.y + at.y },
    text: plain(element.textContent),
    value: typeof field.value === 'string' ? field.value : '',
    isDisabled: element.matches(':disabled, [aria-disabled=true]'),
    isChecked: field.checked === true,
    over: grip ? coverOf(element, grip) : '',
  }
}

/** The same when it has not moved for a few frames; what glides is drawn at another place in each. */
async function rest(wanted: Wanted, grip: Grip | null): Promise<Seen | null | 'moving'> {
  const before = look(wanted, grip)
  for (let frame = 0; frame < 5; frame++)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  const after = look(wanted, grip)
  return before?.x === after?.x && before?.y === after?.y ? after : 'moving'
}

/** The list of a select is the system's, not the page's: chosen as the system would tell the page. */
function choose(wanted: Wanted, label: string): boolean {
  const [list] = find(wanted) as HTMLSelectElement[]
  const option = [...(list?.options ?? [])].find((one) => plain(one.textContent) === label)
  if (!list || !option) return false
  list.focus()
  list.value = option.value
  list.dispatchEvent(new Event('input', { bubbles: true }))
  list.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

function textsOf(wanted: Wanted): string[] {
  return find(wanted).map((one) => plain(one.textContent))
}

/** How far apart red, green and blue are where a drawing is most colourful. */
function spreadOf(wanted: Wanted): number {
  const [canvas] = find(wanted) as HTMLCanvasElement[]
  const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  let spread = 0
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0] = data.slice(at, at + 3)
    spread = Math.max(spread, Math.max(r, g, b) - Math.min(r, g, b))
  }
  return spread
}

const ALL = [
  plain,
  fits,
  isShown,
  readOut,
  nameOf,
  selectorOf,
  documentsIn,
  find,
  placeOf,
  gripOf,
  coverOf,
  describe,
  look,
  rest,
  choose,
  textsOf,
  spreadOf,
]

/** An expression that calls one of them in the page. */
export function inPage(
  name: 'look' | 'rest' | 'choose' | 'textsOf' | 'spreadOf',
  ...values: unknown[]
): string {
  const sources = ALL.map(String).join('\n')
  return `(() => { ${sources}\n return ${name}(${values.map((one) => JSON.stringify(one)).join(', ')}) })()`
}
