/**
 * For browsers the server could not tell: a page whose own scripts would not run leads to the page for old browsers.
 * Written in the words of browsers of fifteen years ago, and apart from every other script, or it would stop with them.
 */
import { READS_PAGES } from '@panya/domain/browser/read-browser.ts'
import { OLD_BROWSER_PATH, tryAnywayCookieName } from '@panya/domain/browser/try-anyway.ts'
import { type Locale, localePath } from '@panya/domain/locale/locale.ts'

/** The newest of what every page needs; `scripts/supported-browsers.test.ts` says since when each is there. */
export const NEEDED_EVERYWHERE = [
  "'noModule' in document.createElement('script')",
  'HTMLElement.prototype.showPopover',
  'Promise.withResolvers',
  'Map.groupBy',
  'URL.canParse',
  'Intl.Segmenter',
] as const

/** Search engines that run scripts keep the page they asked for, whatever they run them with. */
export function oldBrowserScript(locale: Locale): string {
  const page = JSON.stringify(`${localePath(locale, OLD_BROWSER_PATH)}?to=`)
  const cookie = JSON.stringify(`${tryAnywayCookieName(false)}=`)
  return `(function(){try{if(${NEEDED_EVERYWHERE.join('&&')})return}catch(e){}if(top!==self||navigator.onLine===false||${READS_PAGES.toString()}.test(navigator.userAgent)||document.cookie.indexOf(${cookie})>=0)return;location.replace(${page}+encodeURIComponent(location.pathname+location.search))})()`
}
