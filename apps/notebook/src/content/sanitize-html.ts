/** Turns HTML that anybody may have written into HTML that only shows: no script, no request, nothing outside its box. */
import { isMediaData, linkAddress, pictureAddress } from '@panya/domain/html/safe-address.ts'
import { safeStyle } from '@panya/domain/html/safe-style.ts'
import DOMPurify, { type Config } from 'dompurify'
import { inlineStyles } from './inline-styles.ts'
import { maskHandlers, unmaskHandlers } from './mask-handlers.ts'
import { svgElementAddress } from './svg-picture.ts'

const TAGS =
  'a abbr address article aside audio b bdi bdo big blockquote br caption center cite code col colgroup data dd del details dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li mark meter ol p pre progress q rp rt ruby s samp section small source span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var video wbr'.split(
    ' ',
  )

const ATTRIBUTES =
  'align alt bgcolor border cellpadding cellspacing class color colspan controls datetime dir face height high href id lang loop low max min muted open optimum reversed rowspan scope size span src start style title type valign value width'.split(
    ' ',
  )

/** A class may only be one that colours: those of the site itself would bring its menus and covers. */
const CLASS =
  /^(dataframe|ansi-[a-z-]{1,40}|language-[\w+-]{1,30}|ͼ\w{1,8}|(tex2jax|mathjax)_ignore)$/

/** What a learner should be told about when it is missing. */
const LEFT_OUT = 'script, iframe, frame, object, embed, applet, form, portal'

const MOST_CHARACTERS = 8_000_000
const MOST_ELEMENTS = 50_000

/** The largest number an attribute may have; without one it is not a number. */
const LARGEST: Record<string, number> = {
  width: 2000,
  height: 2000,
  border: 20,
  cellpadding: 50,
  cellspacing: 50,
  size: 40,
  span: 1000,
  colspan: 1000,
  rowspan: 1000,
}

const CONFIG: Config = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Each address is judged below, by where it may stand.
  ALLOWED_URI_REGEXP: /^[^]*$/,
}

const purify = DOMPurify(window)
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node instanceof Element || 'attributes' in node) tidy(node as Element)
})

export interface SanitizedHtml {
  html: string
  /** Something that would have run was there. */
  leftOut: boolean
  /** There is more of it than can be shown. */
  tooLarge: boolean
}

export function sanitizeHtml(source: string, tags: readonly string[] = TAGS): SanitizedHtml {
  const nothing = { html: '', leftOut: false, tooLarge: true }
  if (source.length > MOST_CHARACTERS) return nothing
  // A document of its own: nothing in it is loaded or run.
  const inert = new DOMParser().parseFromString(maskHandlers(source), 'text/html')
  if (inert.getElementsByTagName('*').length > MOST_ELEMENTS) return nothing
  const leftOut = inert.querySelector(LEFT_OUT) !== null
  prepare(inert)
  const allowed = tags.filter((tag) => TAGS.includes(tag))
  const html = purify.sanitize(inert.body.innerHTML, { ...CONFIG, ALLOWED_TAGS: allowed })
  return { html: unmaskHandlers(html), leftOut, tooLarge: false }
}

/** What can be shown in another way is, before everything else is taken away. */
function prepare(inert: Document): void {
  inlineStyles(inert)
  for (const svg of inert.querySelectorAll('svg')) {
    if (svg.parentElement?.closest('svg')) continue
    const image = inert.createElement('img')
    image.setAttribute('src', svgElementAddress(svg))
    image.setAttribute('alt', svg.querySelector('title')?.textContent ?? '')
    svg.replaceWith(image)
  }
  for (const box of inert.querySelectorAll('input[type=checkbox]')) {
    box.replaceWith(box.hasAttribute('checked') ? '☑' : '☐')
  }
  for (const media of inert.querySelectorAll('audio, video')) {
    const parts = [media, ...media.querySelectorAll('source')]
    if (!parts.some((part) => isMediaData(part.getAttribute('src') ?? ''))) media.remove()
  }
  for (const source of inert.querySelectorAll('source')) {
    if (!source.closest('audio, video')) source.remove()
  }
  // A picture from the web is not fetched; whoever wants to see it can go there.
  for (const image of inert.querySelectorAll('img')) {
    const there = linkAddress(image.getAttribute('src') ?? '')
    if (there?.kind !== 'web') continue
    const link = inert.createElement('a')
    link.setAttribute('href', there.href)
    link.textContent = image.getAttribute('alt') || there.href
    image.replaceWith(link)
  }
}

function tidy(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    const most = LARGEST[name]
    if (most !== undefined && !isWithin(value, most)) element.removeAttribute(name)
  }
  keep(element, 'style', safeStyle(element.getAttribute('style') ?? ''))
  keep(element, 'class', knownClasses(element.getAttribute('class') ?? ''))
  // A name would be found in place of the page's own; links inside the text find it here.
  const { id } = { id: element.getAttribute('id') }
  if (id) element.setAttribute('data-jupyter-id', id)
  element.removeAttribute('id')
  switch (element.localName) {
    case 'a':
      return tidyLink(element)
    case 'img':
      return tidyPicture(element)
    case 'audio':
    case 'video':
    case 'source':
      return tidyMedia(element)
    default:
      element.removeAttribute('href')
      element.removeAttribute('src')
  }
}

function isWithin(value: string, most: number): boolean {
  const [, number = '', percent] = /^\s*\+?(\d{1,5})(%|px)?\s*$/.exec(value) ?? []
  return number !== '' && Number(number) <= (percent === '%' ? 100 : most)
}

function knownClasses(value: string): string {
  return value
    .split(/\s+/)
    .filter((name) => CLASS.test(name))
    .join(' ')
}

function keep(element: Element, name: string, value: string | null): void {
  if (value) element.setAttribute(name, value)
  else element.removeAttribute(name)
}

function tidyLink(link: Element): void {
  link.removeAttribute('src')
  const address = linkAddress(link.getAttribute('href') ?? '')
  keep(link, 'href', address && address.kind !== 'file' ? address.href : null)
  if (address?.kind === 'file') link.setAttribute('data-file', address.name)
  if (address?.kind !== 'web') return
  link.setAttribute('rel', 'noopener noreferrer')
  link.setAttribute('target', '_blank')
}

/** A picture that is a file gets its pixels later (links-and-pictures.ts): until then it has no address to ask. */
function tidyPicture(image: Element): void {
  image.removeAttribute('href')
  const address = pictureAddress(image.getAttribute('src') ?? '')
  keep(image, 'src', address?.kind === 'data' ? address.src : null)
  if (address?.kind === 'file') image.setAttribute('data-picture', address.name)
  if (address?.kind === 'attachment')
    image.setAttribute('data-picture', `attachment:${address.name}`)
}

function tidyMedia(media: Element): void {
  media.removeAttribute('href')
  const src = media.getAttribute('src') ?? ''
  keep(media, 'src', isMediaData(src) ? src : null)
  if (media.localName !== 'source') media.setAttribute('controls', '')
}
