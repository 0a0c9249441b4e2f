import { choicePath } from '@panya/domain/locale/chosen-locale.ts'
import { DEFAULT_LOCALE, LOCALES, localePath } from '@panya/domain/locale/locale.ts'
import fc from 'fast-check'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { BRANDS_FOLDER, loadBrand } from '../platform/brand/load-brand.ts'
import { registerDocuments } from './routes.ts'

const HTML = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const THAI = { accept: HTML, 'accept-language': 'th-TH,th;q=0.9,en;q=0.8' }
const ENGLISH = { accept: HTML, 'accept-language': 'en-US,en;q=0.9' }

function site(publicUrl = 'http://localhost:3000') {
  const app = Fastify()
  const render = async (path: string) => {
    const parts = [`<p>${path}</p>`]
    return { status: 200, parts, bytes: parts.map((part) => Buffer.from(part)), kept: false }
  }
  const voucher = { vouchForPage: () => 'signature' }
  const now = () => new Date('2026-11-17T03:00:00Z')
  const { brand } = loadBrand(BRANDS_FOLDER, 'panya')
  const context = { site: { brand, publicUrl }, now }
  registerDocuments(app, { render, isolated: new Set() }, voucher, context)
  return async (
    url: string,
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' = 'GET',
  ) => {
    const host = new URL(publicUrl).host
    const answer = await app.inject({ method, url, headers: { host, ...headers } })
    const { location, ...others } = answer.headers
    return { status: answer.statusCode, location, headers: others, body: answer.body }
  }
}

const ask = site()

describe('a first visit', () => {
  test.each([
    ['/', '/th'],
    ['/home', '/th/home'],
    ['/home?x=1&y=a%20b', '/th/home?x=1&y=a%20b'],
    ['/signin?return=/profile?tab=2', '/th/signin?return=/profile?tab=2'],
    ['/coding/python-programming', '/th/coding/python-programming'],
    ['/HOME/', '/th/home'],
    ['/no-such-page', '/th/no-such-page'],
  ])('of %s by a Thai browser is led to %s, for this visitor alone', async (url, location) => {
    const answer = await ask(url, THAI)
    expect([answer.status, answer.location]).toEqual([302, location])
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: 'accept-language, cookie',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test.each([
    ['nothing said', {}],
    ['only English', ENGLISH],
    ['any language', { accept: HTML, 'accept-language': '*' }],
    ['a language that is not here', { accept: HTML, 'accept-language': 'fr-FR,fr;q=0.9' }],
    ['a program', { accept: '*/*', 'accept-language': 'th' }],
    ['a script of a page', { ...THAI, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['a frame', { ...THAI, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    ['ten kilobytes of noise', { accept: HTML, 'accept-language': 'ก,;q=;'.repeat(1700) }],
  ])('with %s gets the plain page, as everybody does', async (_name, headers) => {
    const answer = await ask('/home', headers)
    expect([answer.status, answer.body]).toEqual([200, '<p>/home</p>'])
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test.each(['document', 'empty'])(
    'handed on as %s, by a browser or its worker, is one',
    async (place) => {
      const headers = { ...THAI, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': place }
      expect((await ask('/home', headers)).location).toBe('/th/home')
    },
  )

  test('asked for with HEAD is the page', async () => {
    expect((await ask('/home', THAI, 'HEAD')).status).toBe(200)
  })

  test('of an address with a language stays there, whatever is chosen or preferred', async () => {
    for (const headers of [THAI, ENGLISH, { ...ENGLISH, cookie: 'locale=en' }]) {
      expect((await ask('/ar/home', headers)).body).toBe('<p>/ar/home</p>')
    }
  })
})

test('every alternate address answers a crawler that speaks English or nothing', async () => {
  const crawlers: Record<string, string>[] = [{}, ENGLISH, { accept: HTML }]
  for (const headers of crawlers) {
    for (const locale of LOCALES) {
      const path = localePath(locale, '/plans')
      expect(await ask(path, headers)).toMatchObject({ status: 200, body: `<p>${path}</p>` })
    }
  }
})

describe('a choice', () => {
  test.each([
    ['locale=en', THAI, undefined],
    ['locale=ar', THAI, '/ar/home'],
    ['a=b; locale=zh; c=d', ENGLISH, '/zh/home'],
    ['locale=xx', THAI, '/th/home'],
    ['locale=//evil.example', ENGLISH, undefined],
    ['mylocale=ar', ENGLISH, undefined],
    ['locale=', THAI, '/th/home'],
  ])('%s is followed', async (cookie, browser, location) => {
    const answer = await ask('/home', { ...browser, cookie })
    expect(answer.location).toBe(location)
    expect(answer.status).toBe(location === undefined ? 200 : 302)
  })

  test('is that of this host alone where there is https', async () => {
    const secure = site('https://learn.example')
    const planted = await secure('/home', { ...ENGLISH, cookie: 'locale=ar' })
    expect(planted.status).toBe(200)
    const own = await secure('/home', { ...ENGLISH, cookie: '__Host-locale=ar' })
    expect(own.location).toBe('/ar/home')
    const { headers } = await secure('/en', THAI)
    expect(headers['set-cookie']).toMatch(/^__Host-locale=en; Path=\/; .*Secure$/)
  })

  test('does not pull somebody out of a page whose links are in another language', async () => {
    const headers = { ...THAI, cookie: 'locale=th' }
    const own = { ...headers, referer: 'http://localhost:3000/plans' }
    expect((await ask('/home', own)).status).toBe(200)
    for (const referer of [
      'https://elsewhere.example/plans',
      'http://localhost:3000.evil.example/',
    ]) {
      expect((await ask('/home', { ...headers, referer })).location).toBe('/th/home')
    }
    expect((await ask('/home', { ...headers, referer: 'nonsense' })).location).toBe('/th/home')
  })
})

describe('an address with the prefix of the default language', () => {
  test.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/home?x=1', '/home?x=1'],
    ['/EN/Home', '/home'],
    ['/%65n/home', '/home'],
    ['/en//evil.example', '/evil.example'],
    ['/en/%2f%2fevil.example', '/evil.example'],
    ['/en/\\evil.example', '/evil.example'],
    ['/en/%5c%5cevil.example', '/evil.example'],
    ['//en//evil.example', '/evil.example'],
    ['/en/home/%E0%B8%81?q=%E0%B8%81&r=a%2Fb', '/home/%E0%B8%81?q=%E0%B8%81&r=a%2Fb'],
    ['/en?return=//evil.example', '/?return=//evil.example'],
  ])('%s leads to %s', async (url, location) => {
    const answer = await ask(url, THAI)
    expect([answer.status, answer.location]).toEqual([308, location])
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'set-cookie': 'locale=en; Path=/; Max-Age=31536000; SameSite=Lax',
    })
  })

  test('is followed by a page in that language, whatever was chosen before', async () => {
    const before = { ...THAI, cookie: 'locale=th' }
    const { location, headers } = await ask(choicePath(DEFAULT_LOCALE, '/home'), before)
    const cookie = String(headers['set-cookie']).split(';', 1)[0] ?? ''
    expect(await ask(String(location), { ...THAI, cookie })).toMatchObject({ status: 200 })
  })

  test('chooses nothing for who did not go there', async () => {
    const others: Record<string, string>[] = [
      {},
      { ...THAI, accept: 'image/*' },
      { ...THAI, 'sec-fetch-dest': 'image' },
    ]
    for (const headers of others) {
      const answer = await ask('/en/home', headers)
      expect([answer.status, answer.location]).toEqual([308, '/home'])
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  test('has no second language behind it, nor has another', async () => {
    for (const path of ['/en/en/home', '/en/th', '/en/ar/home', '/th/th/home', '/th/en']) {
      expect((await ask(path, ENGLISH)).body).toBe(`<p>${path}</p>`)
    }
  })
})

test('whatever is asked for, nobody is led to another host, and nobody in circles', async () => {
  const part = fc.constantFrom(
    'en',
    'EN',
    'th',
    '/',
    '//',
    '%2e%2e',
    '%2f',
    '%5c',
    'home',
    'evil.example',
    '@',
    ':',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
      let url = `/${parts.join('/')}`
      for (let hops = 0; ; hops += 1) {
        const { location } = await ask(url, { ...THAI, cookie: 'locale=ar' })
        if (location === undefined) break
        expect(location).toMatch(/^\/(?![/\\])/)
        expect(new URL(location, 'https://own.example').origin).toBe('https://own.example')
        expect(hops).toBeLessThan(2)
        url = location
      }
    }),
  )
})
