/**
 * Lets a tool's own page in its frame come first (packages/tools/src/host/early-frame.ts): the frame is made
 * before the page's styles are read. The scripts of the page around it are fetched when the frame has laid
 * out its empty sheet and Python is there; until then they leave it the line and the processor. Nobody is
 * kept waiting who has to sign in first, or who wants a certain project.
 */

const FRAME = /<iframe id="early-frame"[^>]*><\/iframe>/
const HEAD_BEGINS = /<meta charSet="utf-8"\/>/
const SCRIPT_LINK = /<link (?=[^>]*rel="modulepreload")[^>]*href="([^"]+)"[^>]*>/g
const PAGE_SCRIPT = /(<script[^>]* type="module"[^>]*>)(import "[^]*?)(<\/script>)/

const WAIT = `const frame = document.getElementById('early-frame')
if (frame && location.search === '') await new Promise((go) => {
  const look = () => {
    const page = frame.contentDocument
    if (page && (page.readyState !== 'complete' || page.URL === 'about:blank')) return
    if (page?.documentElement.dataset.parts === undefined) go()
  }
  const rest = () => window.requestIdleCallback ? requestIdleCallback(go, { timeout: 1000 }) : go()
  const calm = () => {
    if (frame.contentDocument?.documentElement.dataset.kernel === 'idle') return rest()
    addEventListener('message', ({ data }) => { if (data?.state === 'idle') rest() })
    setTimeout(rest, 600)
  }
  frame.addEventListener('laid-out', calm)
  frame.addEventListener('load', look)
  addEventListener('nobody-here', go)
  setTimeout(go, 8000)
  if (frame.hasAttribute('data-laid-out')) calm()
  look()
})`

export function paperFirst(html: string): string {
  const frame = FRAME.exec(html)?.[0]
  const script = PAGE_SCRIPT.exec(html)
  if (!frame || !script) return html
  const files = [...html.matchAll(SCRIPT_LINK)].map(([, file]) => file)
  const fetchAll = `dispatchEvent(new Event('page-begins'))
for (const href of ${JSON.stringify(files)}) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}`
  return html
    .replaceAll(SCRIPT_LINK, '')
    .replace(PAGE_SCRIPT, (_, start: string, code: string, end: string) =>
      [start, WAIT, '\n', fetchAll, '\n', later(code), end].join(''),
    )
    .replace(frame, '')
    .replace(HEAD_BEGINS, (begins) => begins + makeFrame(frame, script[1]!))
}

/** Beside the body, which is not there yet. */
function makeFrame(frame: string, pageScript: string): string {
  const nonce = / nonce="[^"]*"/.exec(pageScript)?.[0] ?? ''
  const html = JSON.stringify(frame).replaceAll('<', '\\u003c')
  return `<script${nonce}>{
  const around = document.createElement('div')
  around.innerHTML = ${html}
  document.documentElement.append(around.firstChild)
}</script>`
}

/** Imports that wait their turn. */
function later(script: string): string {
  return script
    .replaceAll(/^import "([^"]+)";/gm, 'await import("$1");')
    .replaceAll(/^import \* as (\w+) from "([^"]+)";/gm, 'const $1 = await import("$2");')
}
