import { expect, test } from 'vitest'
import { paperFirst } from './paper-first.ts'

const HEAD =
  '<meta charSet="utf-8"/><link nonce="n" rel="modulepreload" href="/assets/a.js"/><link rel="icon" href="/i"/>'
const SCRIPT = `<script nonce="n" type="module" async="">import "/assets/table.js";
import * as route0 from "/assets/root.js";
window.modules = {"root":route0};
import("/assets/entry.js");</script>`

test('where a tool begins in a frame, the scripts of the page wait and are then fetched together', () => {
  const html = paperFirst(`${HEAD}<iframe id="early-frame"></iframe>${SCRIPT}`)
  expect(html).not.toContain('<link nonce="n" rel="modulepreload"')
  expect(html).toContain('<link rel="icon" href="/i"/>')
  expect(html).toContain('<script nonce="n" type="module" async="">const frame')
  const [, ...steps] = html.split('for (const href of ["/assets/a.js"])')
  expect(steps.join('')).toMatch(
    /await import\("\/assets\/table.js"\);\nconst route0 = await import\("\/assets\/root.js"\);\nwindow.modules = \{"root":route0\};\nimport\("\/assets\/entry.js"\);<\/script>$/,
  )
})

test('the frame is made before anything else of the page', () => {
  const html = paperFirst(`${HEAD}<div><iframe id="early-frame" src="/n"></iframe></div>${SCRIPT}`)
  expect(html).toMatch(/^<meta charSet="utf-8"\/><script nonce="n">\{/)
  expect(html).toContain(
    'innerHTML = "\\u003ciframe id=\\"early-frame\\" src=\\"/n\\">\\u003c/iframe>"',
  )
  expect(html).toContain('<div></div>')
})

test('every other page is left as it is', () => {
  expect(paperFirst(HEAD + SCRIPT)).toBe(HEAD + SCRIPT)
})
