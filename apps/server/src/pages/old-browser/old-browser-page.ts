/**
 * The page for browsers that are too old: one file without scripts, in words and styles that browsers understood ten
 * years ago, in the brand's colours. Colours are written out: variables came later.
 */

import type { Brand } from '@panya/domain/brand/brand.ts'
import type { ReadBrowser } from '@panya/domain/browser/read-browser.ts'
import { SUPPORTED_BROWSERS } from '@panya/domain/browser/supported-browsers.ts'
import { choicePath } from '@panya/domain/locale/chosen-locale.ts'
import { directionOf, LOCALE_NAMES, LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { OLD_BROWSER_MESSAGES } from './messages.ts'

export interface OldBrowserPage {
  brand: Brand
  locale: Locale
  /** Null when it is not known which it is, or why it would not do. */
  browser: ReadBrowser | null
  /** Of this page, without a language. */
  path: string
  query: string
  /** Where it leads to go on. */
  tryAddress: string
}

export function oldBrowserPage(page: OldBrowserPage, nonce: string): string {
  const { brand, locale, browser, tryAddress } = page
  const words = OLD_BROWSER_MESSAGES[locale]
  const name = bdi(brand.name)
  const system = browser?.system ?? null
  const update = system === null ? words.updateOther : words.update[system]
  // A Windows without newer browsers needs another computer anyway.
  const steps = [update, ...(system === 'old-windows' ? [] : [words.noUpdate]), words.showThis]
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title} · ${escape(brand.name)}</title>
<style nonce="${nonce}">${style(brand)}</style>
</head>
<body>
<main>
<p><img src="/icon-192.png" width="96" height="96" alt="${escape(brand.name)}"></p>
<h1>${words.title}</h1>
<p>${sentence(browser, words, name)}</p>
<p>${words.why}</p>
<h2>${words.what}</h2>
<ul>${steps.map((step) => `<li>${step}</li>`).join('')}</ul>
<h2>${words.list(name)}</h2>
<ul>${browserList(words.andNewer)}</ul>
<p class="try"><a class="button" href="${escape(tryAddress)}">${words.tryAnyway}</a><br><small>${words.tryHint}</small></p>
</main>
<nav aria-label="${words.languages}">${languageLinks(page)}</nav>
</body>
</html>
`
}

function sentence(
  browser: ReadBrowser | null,
  words: (typeof OLD_BROWSER_MESSAGES)[Locale],
  brand: string,
): string {
  if (browser === null) return words.unknown(brand)
  const name = bdi(browser.name)
  return browser.needed === null
    ? words.knownWithoutName(name, brand)
    : words.known(name, brand, bdi(browser.needed))
}

function browserList(andNewer: string): string {
  return Object.values(SUPPORTED_BROWSERS)
    .map(({ name, version }) => `<li>${bdi(`${name} ${version}`)} ${andNewer}</li>`)
    .join('')
}

function languageLinks({ locale: own, path, query }: OldBrowserPage): string {
  return LOCALES.map((locale) => {
    const current = locale === own ? ' aria-current="page"' : ''
    const href = escape(choicePath(locale, path) + query)
    return `<a href="${href}" lang="${locale}" hreflang="${locale}"${current}>${LOCALE_NAMES[locale]}</a>`
  }).join(' ')
}

function style({ palette: { light, dark } }: Brand): string {
  const colours = (of: Record<string, string>) =>
    `body{color:${of['ink']};background:${of['paper']}}main{background:${of['surface']};border-color:${of['line']}}` +
    `a{color:${of['indigo']}}.button{color:${of['on']};background:${of['indigo']}}a:focus{outline-color:${of['ink']}}`
  return (
    'body{margin:0;padding:24px 16px;font:17px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}' +
    ':lang(th){line-height:1.8}main{max-width:640px;margin:0 auto;padding:8px 24px 24px;border:1px solid;border-radius:12px}' +
    'h1{font-size:26px;line-height:1.3}h2{font-size:19px;margin:28px 0 8px}ul{margin:0;padding:0 22px}li{margin:6px 0}' +
    '.try{margin:28px 0 0}.button{display:inline-block;padding:11px 22px;border-radius:999px;font-weight:600;text-decoration:none}' +
    'a:focus{outline:3px solid;outline-offset:3px}small{font-size:16px}' +
    'nav{text-align:center;margin:20px 0}nav a{display:inline-block;padding:8px 10px}' +
    `${colours(light)}@media (prefers-color-scheme:dark){${colours(dark)}}`
  )
}

/** Names of browsers and brands keep their own direction in a sentence. */
function bdi(text: string): string {
  return `<bdi>${escape(text)}</bdi>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
