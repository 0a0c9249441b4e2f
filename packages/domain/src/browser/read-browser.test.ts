import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTooOld, READS_PAGES, readBrowser } from './read-browser.ts'
import { SUPPORTED_BROWSERS } from './supported-browsers.ts'

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const IPAD_12 =
  'Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const IPAD_16 =
  'Mozilla/5.0 (iPad; CPU OS 16_7_10 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const IPHONE_18 =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

/** As such browsers really call themselves. */
const OLD: [userAgent: string, name: string, needed: string | null, system: string | null][] = [
  [`${IPAD_12} Version/12.1.2 Mobile/15E148 Safari/604.1`, 'iOS 12.5', 'iPadOS 17.4', 'ios'],
  [`${IPAD_12} CriOS/92.0.4515.90 Mobile/15E148 Safari/604.1`, 'iOS 12.5', 'iPadOS 17.4', 'ios'],
  [
    'Mozilla/5.0 (iPad; CPU OS 9_3_5 like Mac OS X) AppleWebKit/601.1.46 (KHTML, like Gecko) Version/9.0 Mobile/13G36 Safari/601.1',
    'iOS 9.3',
    'iPadOS 17.4',
    'ios',
  ],
  [`${IPAD_16} Version/16.6 Mobile/15E148 Safari/604.1`, 'iPadOS 16.7', 'iPadOS 17.4', 'ios'],
  [`${IPAD_16} FxiOS/130.0 Mobile/15E148 Safari/605.1.15`, 'iPadOS 16.7', 'iPadOS 17.4', 'ios'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_8_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/450.0]',
    'iOS 15.8',
    'iOS 17.4',
    'ios',
  ],
  [`${MAC} Version/14.1.2 Safari/605.1.15`, 'Safari 14.1', 'Safari 17.4', 'mac'],
  [`${MAC} Version/17.3.1 Safari/605.1.15`, 'Safari 17.3', 'Safari 17.4', 'mac'],
  [
    'Mozilla/5.0 (Linux; Android 7.0; SM-T585) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/70.0.3538.110 Safari/537.36',
    'Chrome 70',
    'Chrome 120',
    'android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 5.1.1; SM-J320F Build/LMY47V; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/95.0.4638.74 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/340.0;]',
    'Chrome 95',
    'Chrome 120',
    'android',
  ],
  [
    'Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36',
    'Chrome 109',
    'Chrome 120',
    'old-windows',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14268.67.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/96.0.4664.111 Safari/537.36',
    'Chrome 96',
    'Chrome 120',
    'chromebook',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:102.0) Gecko/20100101 Firefox/102.0',
    'Firefox 102',
    'Firefox 125',
    null,
  ],
  [
    'Mozilla/5.0 (Windows NT 6.1; Win64; x64; rv:109.0) Gecko/20100101 Firefox/115.0',
    'Firefox 115',
    'Firefox 125',
    'old-windows',
  ],
  [
    'Mozilla/5.0 (Android 8.1.0; Mobile; rv:68.0) Gecko/68.0 Firefox/68.0',
    'Firefox 68',
    'Firefox 125',
    'android',
  ],
  [
    'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko',
    'Internet Explorer 11',
    null,
    'old-windows',
  ],
  [
    'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 10.0; WOW64; Trident/7.0; .NET4.0C; .NET4.0E)',
    'Internet Explorer 11',
    null,
    'windows',
  ],
  [
    'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 5.1; Trident/4.0)',
    'Internet Explorer 8',
    null,
    'old-windows',
  ],
  [`${WINDOWS} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`, 'Edge 18', 'Edge 120', 'windows'],
  [
    `${WINDOWS} Chrome/109.0.0.0 Safari/537.36 Edg/109.0.1518.140`,
    'Edge 109',
    'Edge 120',
    'windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 9; SAMSUNG SM-T515) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/14.0 Chrome/87.0.4280.141 Safari/537.36',
    'Samsung Internet 14',
    'Samsung Internet 25',
    'android',
  ],
  [
    `${ANDROID} Chrome/73.0.3683.90 Mobile Safari/537.36 OPR/52.1.2517`,
    'Opera 52',
    null,
    'android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 5.1.1; KFSUWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/108.4.6 like Chrome/108.0.5359.160 Safari/537.36',
    'Silk 108',
    null,
    'android',
  ],
  [
    'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79.0.3945.79 Safari/537.36 WebAppManager',
    'Chrome 79',
    'Chrome 120',
    null,
  ],
]

test.each(OLD)('%s is old', (userAgent, name, needed, system) => {
  const browser = readBrowser(userAgent)
  expect(isTooOld(browser)).toBe(true)
  expect([browser?.name, browser?.needed, browser?.system]).toEqual([name, needed, system])
})

test('every kind of browser is in that table', () => {
  const kinds = new Set(OLD.map(([userAgent]) => readBrowser(userAgent)?.kind))
  expect(kinds).toEqual(new Set([...Object.keys(SUPPORTED_BROWSERS), 'ie']))
})

/** Whoever says this may have anything, or has one that is new enough. */
test.each([
  `${WINDOWS} Chrome/120.0.0.0 Safari/537.36`,
  `${WINDOWS} Chrome/146.0.0.0 Safari/537.36 Edg/146.0.0.0`,
  `${ANDROID} Chrome/146.0.0.0 Mobile Safari/537.36`,
  `${ANDROID} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
  `${ANDROID} Chrome/138.0.0.0 Mobile Safari/537.36 OPR/91.0.0.0`,
  'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Android 14; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0',
  `${MAC} Version/17.4 Safari/605.1.15`,
  `${MAC} Version/26.0 Safari/605.1.15`,
  'Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
  // Since 26, systems go on saying 18.
  `${IPHONE_18} Version/26.0 Mobile/15E148 Safari/604.1`,
  `${IPHONE_18} CriOS/141.0.7390.96 Mobile/15E148 Safari/604.1`,
])('%s is new enough', (userAgent) => {
  const browser = readBrowser(userAgent)
  expect(browser).not.toBeNull()
  expect(isTooOld(browser)).toBe(false)
})

test.each([
  '',
  'panya-check/1.0',
  'Mozilla/5.0',
  'Mozilla/4.0 (compatible;)',
  'curl/8.5.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/41.0.2272.96 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/103.0.5060.134 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  'Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/90.0.4430.93 Safari/537.36',
  // School filters, and computers behind them.
  'Mozilla/5.0 (compatible; Lightspeed Systems; filter check)',
  `${WINDOWS} Chrome/79.0.3945.88 Safari/537.36 ContentFilter/3.1`,
  'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/W.X.Y.Z Safari/537.36',
  'SecurlyAgent (Windows NT 10.0) Chrome/60.0',
  // They borrow a name: their engine is another.
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:102.0) Gecko/20100101 Goanna/6.7 Firefox/102.0 PaleMoon/33.0',
  'Mozilla/5.0 (X11; Linux x86_64; rv:91.0) Gecko/20100101 Firefox/91.0 SeaMonkey/2.53.18',
  // Chrome on an iPad that asks for the page of a computer, and another maker's WebKit.
  `${MAC} CriOS/120 Version/11.1.1 Safari/605.1.15`,
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.0 Safari/605.1.15',
  'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; en) Presto/2.12.423 Version/12.16',
  `${WINDOWS} ${'Chrome/60.0 '.repeat(200)}`,
])('%s is not judged', (userAgent) => {
  expect(readBrowser(userAgent)).toBeNull()
})

test('anything at all is read, and what reads pages is never too old', () => {
  const word = fc.constantFrom(
    'Mozilla/5.0 (',
    'iPad; CPU OS 9_0 like Mac OS X',
    ') ',
    'AppleWebKit/1 ',
    'Version/9.0 Safari/1 ',
    'Chrome/1.0 ',
    'MSIE 6.0;',
    'bot/1 ',
    '_',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 12 }), (words) => {
      const userAgent = words.join('')
      if (READS_PAGES.test(userAgent)) expect(isTooOld(readBrowser(userAgent))).toBe(false)
      else expect(readBrowser(userAgent)?.name).not.toBe('')
    }),
  )
})
