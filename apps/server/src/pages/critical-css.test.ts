import { expect, test } from 'vitest'
import { inlineCriticalCss } from './critical-css.ts'

const FILES: Record<string, string> = {
  '/assets/root-a1.css': 'body{color:red}',
  '/assets/home-b2.css': 'h1{margin:0}',
}

test('linked styles stand in the page, in their order, and are not fetched again', () => {
  const page = `<head><style nonce="n">:root{}</style><style id="page-styles" nonce="n"></style>
<link nonce="n" rel="stylesheet" href="/assets/root-a1.css#"/><link rel="icon" href="/icon.svg"/>
<link nonce="n" rel="stylesheet" href="/assets/home-b2.css"/></head>`
  const html = inlineCriticalCss(page, (path) => FILES[path]!)
  expect(html).toContain('<style id="page-styles" nonce="n">body{color:red}\nh1{margin:0}</style>')
  expect(html.match(/<link[^>]*stylesheet[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/assets/root-a1.css" disabled=""/>',
    '<link rel="stylesheet" href="/assets/home-b2.css" disabled=""/>',
  ])
  expect(html).toContain('<link rel="icon" href="/icon.svg"/>')
})

test('scripts give way to what is seen', () => {
  const page =
    '<link nonce="n" rel="modulepreload" href="/assets/a.js"/><link rel="icon" href="/i"/>'
  expect(inlineCriticalCss(page, () => '')).toBe(
    '<link fetchpriority="low" nonce="n" rel="modulepreload" href="/assets/a.js"/><link rel="icon" href="/i"/>',
  )
})

test('the script that asks who is here stands in the page by its built name, with all that it needs', () => {
  const page = '<script async="" src="/assets/ask-early.js" nonce="n"></script>'
  const files = {
    'src/adapters/session/ask-early.ts': { file: 'assets/ask-1.js', imports: ['_a.js', '_b.js'] },
    '_a.js': { file: 'assets/a-2.js', imports: ['_b.js'] },
    '_b.js': { file: 'assets/b-3.js' },
  }
  expect(inlineCriticalCss(page, () => '', files)).toBe(
    '<link rel="modulepreload" href="/assets/a-2.js"/><link rel="modulepreload" href="/assets/b-3.js"/>' +
      '<script async="" src="/assets/ask-1.js" nonce="n"></script>',
  )
})
