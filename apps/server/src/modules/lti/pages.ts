/** The small pages outside of the site: in a platform's frame, and on the way back to a platform. */
import { randomBytes } from 'node:crypto'
import { directionOf, type Locale } from '@panya/domain/locale/locale.ts'
import type { Platform } from '@panya/domain/lti/lti.ts'
import type { FastifyReply } from 'fastify'
import { platformPagePolicy } from '../../platform/http/security-headers.ts'
import { PAGE_MESSAGES } from './page-messages.ts'
import { originsOf } from './platforms.ts'

const STYLE = `:root { color-scheme: light dark; --ink: #1d1b3a; --ground: #fff; --button: #4338ca; --on-button: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #eceaff; --ground: #14122b; --button: #a5b4fc; --on-button: #14122b } }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 12px; padding: 24px; box-sizing: border-box; font: 17px/1.6 system-ui, sans-serif; text-align: center; color: var(--ink); background: var(--ground) }
h1 { font-size: 1.4rem; margin: 0 } p { margin: 0; max-width: 40ch }
button { font: inherit; font-weight: 600; padding: 10px 22px; border: 0; border-radius: 999px; background: var(--button); color: var(--on-button); cursor: pointer }
button:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px }`

/** What a teacher chooses in the new window comes back to this frame: platforms wait for it here. */
const FRAME_SCRIPT = `window.ltiFrame = true
const [open, back] = document.forms
open.addEventListener('submit', () => { document.querySelector('p').textContent = open.dataset.opened })
addEventListener('message', ({ origin, data }) => {
  if (origin !== location.origin || typeof data?.jwt !== 'string') return
  back.action = data.url
  back.elements.JWT.value = data.jwt
  back.submit()
})`

const BACK_SCRIPT = `const [back] = document.forms
let frame = null
try { if (opener?.ltiFrame) frame = opener } catch {}
if (frame === null) back.submit()
else {
  frame.postMessage({ url: back.action, jwt: back.elements.JWT.value }, location.origin)
  document.querySelector('p').textContent = back.dataset.close
  back.hidden = true
  close()
}`

/** No cookie of ours arrives in a frame: the launch begins again in a window of its own. */
export function sendFramePage(
  reply: FastifyReply,
  platform: Platform,
  locale: Locale,
  fields: Record<string, string>,
): FastifyReply {
  const { title, text, button, opened } = PAGE_MESSAGES[locale].open
  const body = `<h1>${escape(title)}</h1><p role="status">${escape(text)}</p>
<form method="post" action="/api/lti/login" target="_blank" rel="opener" data-opened="${escape(opened)}">${hidden(fields)}<button>${escape(button)}</button></form>
<form method="post" hidden>${hidden({ JWT: '' })}</form>`
  return send(reply, platform, { locale, title, body, script: FRAME_SCRIPT })
}

export function sendBackPage(
  reply: FastifyReply,
  platform: Platform,
  locale: Locale,
  { url, jwt }: { url: string; jwt: string },
): FastifyReply {
  const { title, text, button, close } = PAGE_MESSAGES[locale].back
  const body = `<h1>${escape(title)}</h1><p role="status">${escape(text)}</p>
<form method="post" action="${escape(url)}" data-close="${escape(close)}">${hidden({ JWT: jwt })}<button>${escape(button)}</button></form>`
  return send(reply, platform, { locale, title, body, script: BACK_SCRIPT })
}

interface SmallPage {
  locale: Locale
  title: string
  body: string
  script: string
}

function send(
  reply: FastifyReply,
  platform: Platform,
  { locale, title, body, script }: SmallPage,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  // The policy says who may show it; the older header cannot name anybody.
  reply.removeHeader('x-frame-options')
  return reply
    .header('content-security-policy', platformPagePolicy(nonce, [...originsOf(platform)]))
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title>
<style nonce="${nonce}">${STYLE}</style></head>
<body>${body}<script nonce="${nonce}">${script}</script></body></html>`)
}

function hidden(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join('')
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
