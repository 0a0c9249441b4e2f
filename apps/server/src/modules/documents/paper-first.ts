/**
 * Lets a tool's own page in its frame come first (packages/tools/src/kit/early-frame.ts): the scripts of the
 * page around it are fetched when the frame has laid out its empty sheet, and give it their lines and the
 * processor until then. Nobody is kept waiting who has to sign in first, or who wants a certain project.
 */

const FRAME = 'id="early-frame"'
const SCRIPT_LINK = /<link (?=[^>]*rel="modulepreload")[^>]*href="([^"]+)"[^>]*>/g
const PAGE_SCRIPT = /(<script[^>]* type="module"[^>]*>)(import "[^]*?)(<\/script>)/

const WAIT = `const frame = document.getElementById('early-frame')
if (frame && location.search === '') await new Promise((go) => {
  const look = () => {
    const page = frame.contentDocument
    if (page && (page.readyState !== 'complete' || page.URL === 'about:blank')) return
    if (page?.documentElement.dataset.parts === undefined) go()
  }
  const calm = () => window.requestIdleCallback ? requestIdleCallback(go, { timeout: 1000 }) : go()
  frame.addEventListener('laid-out', calm)
  frame.addEventListener('load', look)
  addEventListener('nobody-here', go)
  setTimeout(go, 8000)
  if (frame.hasAttribute('data-laid-out')) calm()
  look()
})`

export function paperFirst(html: string): string {
  if (!html.includes(FRAME) || !PAGE_SCRIPT.test(html)) return html
  const files = [...html.matchAll(SCRIPT_LINK)].map(([, file]) => file)
  const fetchAll = `for (const href of ${JSON.stringify(files)}) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}`
  return html
    .replaceAll(SCRIPT_LINK, '')
    .replace(PAGE_SCRIPT, (_, start: string, script: string, end: string) =>
      [start, WAIT, '\n', fetchAll, '\n', later(script), end].join(''),
    )
}

/** Imports that wait their turn. */
function later(script: string): string {
  return script
    .replaceAll(/^import "([^"]+)";/gm, 'await import("$1");')
    .replaceAll(/^import \* as (\w+) from "([^"]+)";/gm, 'const $1 = await import("$2");')
}
