/**
 * Lets a tool's own page in its frame come first (packages/tools/src/host/early-frame.ts): the scripts of the page
 * around it begin when the frame has laid out its empty sheet and Python is there; until then they leave it
 * the line and the processor. Nobody is kept waiting who has to sign in first, or who wants a certain project.
 */
export const WAIT_FOR_FRAME = `const frame = document.getElementById('early-frame')
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
})
dispatchEvent(new Event('page-begins'))`
