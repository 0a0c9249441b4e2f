import { SUPPORTED_BROWSERS } from '@panya/domain/browser/supported-browsers.ts'
import { LOCALES, localePath } from '@panya/domain/locale/locale.ts'
import fc from 'fast-check'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { BRANDS_FOLDER, loadBrand } from '../../platform/brand/load-brand.ts'
import { registerDocuments } from '../routes.ts'

const OLD_IPAD =
  'Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1'
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36'
const HTML = { accept: 'text/html, application/xhtml+xml, */*' }
const OLD = { ...HTML, 'user-agent': OLD_IPAD }
const NEW = { ...HTML, 'user-agent': CHROME }

function site(brandId = 'panya', publicUrl = 'http://localhost:3000') {
  const app = Fastify()
  const drawn: string[] = []
  const render = async (path: string) => {
    drawn.push(path)
    const parts = [`<p>${path}</p>`]
    return { status: 200, parts, bytes: parts.map((part) => Buffer.from(part)), kept: false }
  }
  const { brand } = loadBrand(BRANDS_FOLDER, brandId)
  const context = { site: { brand, publicUrl }, now: () => new Date('2026-11-17T03:00:00Z') }
  const voucher = { vouchForPage: () => 'signature' }
  registerDocuments(app, { render, isolated: new Set() }, voucher, context)
  const { host } = new URL(publicUrl)
  const ask = (url: string, headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: { host, ...headers } })
  return { ask, drawn, brand }
}

describe('a browser that is too old', () => {
  test('gets one page in the place of any, which nobody keeps and no page is drawn for', async () => {
    const { ask, drawn } = site()
    for (const path of ['/', '/home?a=1', '/coding/python-programming', '/no-such-page']) {
      const answer = await ask(path, OLD)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        vary: 'user-agent, cookie',
      })
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.body).toContain(`?to=${encodeURIComponent(path)}"`)
    }
    expect(drawn).toEqual([])
  })

  test('and the next one at the same address gets the page itself', async () => {
    const { ask } = site()
    for (const headers of [OLD, NEW, OLD, NEW]) {
      const { body } = await ask('/home', headers)
      expect(body === '<p>/home</p>').toBe(headers === NEW)
    }
  })

  test('runs no script of it and asks nobody else for anything', async () => {
    const { ask } = site()
    const { body, headers } = await ask('/home', OLD)
    expect(body).not.toMatch(/<script|javascript:|\bon\w+=|https?:|var\(/)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    expect(body).toContain(`<style nonce="${nonce}">`)
  })

  test.each(LOCALES)('is told in %s which it is and which would do', async (locale) => {
    for (const brandId of ['panya', 'makewise']) {
      const { ask, brand } = site(brandId)
      const { body } = await ask(localePath(locale, '/home'), OLD)
      expect(body).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`)
      expect(body).toContain('<bdi>iOS 12.5</bdi>')
      expect(body).toContain(`<bdi>iPadOS ${SUPPORTED_BROWSERS.ios.version}</bdi>`)
      expect(body).toContain(`<bdi>${brand.name}</bdi>`)
      expect(body).toContain(brand.palette.light['indigo'])
      for (const { name, version } of Object.values(SUPPORTED_BROWSERS))
        expect(body).toContain(`<bdi>${name} ${version}</bdi>`)
      expect(body).not.toMatch(/undefined|null|\$\{/)
    }
  })

  test('chooses a language there, and stays on its page', async () => {
    const { ask } = site()
    const { body } = await ask('/th/plans?a=1', OLD)
    const links = [...body.matchAll(/href="([^"]+)" lang="(\w+)"/g)].map(([, href]) => href)
    expect(links).toEqual(['/en/plans?a=1', '/th/plans?a=1', '/zh/plans?a=1', '/ar/plans?a=1'])
    expect((await ask('/en/plans?a=1', OLD)).headers.location).toBe('/plans?a=1')
  })

  test('goes on anyway, and is asked no more', async () => {
    const { ask } = site()
    const { body } = await ask('/th/plans?a=1&b=2', OLD)
    const [, href = ''] = /class="button" href="([^"]+)"/.exec(body) ?? []
    const away = await ask(href, OLD)
    expect([away.statusCode, away.headers.location]).toEqual([302, '/th/plans?a=1&b=2'])
    expect(away.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'set-cookie': 'try-anyway=1; Path=/; Max-Age=2592000; SameSite=Lax',
    })
    const page = await ask('/th/plans', { ...OLD, cookie: 'locale=th; try-anyway=1' })
    expect(page.body).toBe('<p>/th/plans</p>')
    expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
  })

  test('has a cookie of this host alone where there is https', async () => {
    const { ask } = site('panya', 'https://learn.example')
    const { headers } = await ask('/try-anyway?to=/home', OLD)
    expect(headers['set-cookie']).toMatch(/^__Host-try-anyway=1; Path=\/; .*Secure$/)
    expect((await ask('/home', { ...OLD, cookie: 'try-anyway=1' })).body).toContain('<bdi>')
    const own = await ask('/home', { ...OLD, cookie: '__Host-try-anyway=1' })
    expect(own.body).toBe('<p>/home</p>')
  })

  test('is none when it only fetches something, or looks whether a page is there', async () => {
    const { ask } = site()
    const others: Record<string, string>[] = [
      { 'user-agent': OLD_IPAD },
      { ...OLD, accept: '*/*' },
      { ...OLD, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
      { ...OLD, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
    ]
    for (const headers of others) expect((await ask('/home', headers)).body).toBe('<p>/home</p>')
    expect((await ask('/home', OLD, 'HEAD')).headers['cache-control']).toBe('no-cache')
  })
})

describe('the address of that page', () => {
  test.each(LOCALES)('says in %s what it can, whoever comes', async (locale) => {
    const { ask } = site()
    const path = localePath(locale, '/old-browser')
    const unknown = await ask(`${path}?to=${encodeURIComponent('/th/home?a=1')}`, NEW)
    expect(unknown.statusCode).toBe(200)
    expect(unknown.body).toContain(`lang="${locale}"`)
    expect(unknown.body).not.toContain('<bdi>Chrome 146</bdi>')
    expect(unknown.body).toContain(`href="/try-anyway?to=${encodeURIComponent('/th/home?a=1')}"`)
    expect((await ask(path, OLD)).body).toContain('<bdi>iOS 12.5</bdi>')
  })

  test.each([
    ['/th/home?a=b%20c', '/th/home?a=b%20c'],
    ['https://evil.example/', '/https%3A/evil.example'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['/%2f%2fevil.example', '/evil.example'],
    ['javascript:alert(1)', '/javascript%3Aalert(1)'],
    ['/home?a=\r\nset-cookie: b', '/home?a=set-cookie:%20b'],
    ['/"><script>', '/%22%3E%3Cscript%3E'],
    ['/th/old-browser?to=/home', '/'],
    ['/try-anyway?to=/home', '/'],
    ['/%', '/'],
    ['', '/'],
  ])('from %s leads on to %s', async (to, location) => {
    const { ask } = site()
    const query = new URLSearchParams({ to }).toString()
    expect((await ask(`/try-anyway?${query}`, OLD)).headers.location).toBe(location)
    expect((await ask(`/old-browser?${query}`, OLD)).body).not.toContain('<script')
  })

  test('leads nobody to another host, whatever is asked for', async () => {
    const { ask } = site()
    const part = fc.constantFrom('/', '\\', '?', '#', '%2f', '..', 'evil.example', '@', ':', 'th')
    const wanted = fc.array(fc.oneof(part, fc.string()), { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(wanted, async (parts) => {
        const query = new URLSearchParams({ to: parts.join('') }).toString()
        const { location } = (await ask(`/try-anyway?${query}`, NEW)).headers
        expect(location).toMatch(/^\/(?![/\\])/)
        expect(new URL(String(location), 'https://own.example').origin).toBe('https://own.example')
      }),
    )
  })
})
