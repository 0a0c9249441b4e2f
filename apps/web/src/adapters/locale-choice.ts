/**
 * Choosing a language: the links that do it, and who remembers it. A cookie does on this device; the tab does until
 * the choice is with the account of whoever is signed in, or signs in next.
 */
import { choicePath, localeCookie } from '@panya/domain/locale/chosen-locale.ts'
import { isLocale, type Locale } from '@panya/domain/locale/locale.ts'
import { KEEPS_QUERY } from './keep-query.ts'

const ATTRIBUTE = 'data-chooses-locale'
/** Every link that loads the page in another language. */
export const LOCALE_LINKS = `a[${ATTRIBUTE}]`
const KEY = 'chosen-locale'

/** For a link to the same page. It loads the document: messages and direction change. */
export function localeLink(locale: Locale, path: string, search = '') {
  const href = choicePath(locale, path) + search
  return { ...KEEPS_QUERY, [ATTRIBUTE]: locale, href, hrefLang: locale, lang: locale }
}

/**
 * Part of the page, for whoever clicks before its other scripts have come. Without scripts, and where no cookie is
 * kept, the server hears of the choice by the prefix; else that detour is saved.
 */
export function localeChoiceScript(secure: boolean): string {
  const cookie = JSON.stringify(localeCookie('en', secure))
  return `addEventListener('click',function(e){var a=e.target.closest&&e.target.closest('a[${ATTRIBUTE}]');if(!a)return;var l=a.getAttribute('${ATTRIBUTE}');try{sessionStorage.setItem('${KEY}',l)}catch(e){}document.cookie=${cookie}.replace('=en','='+l);if(document.cookie.includes('locale='+l))a.pathname=a.pathname.replace(/^\\/en(?=\\/|$)/,'')},true)`
}

/** What was chosen in this tab and is not with an account yet. */
export function chosenLocale(): Locale | null {
  try {
    const chosen = sessionStorage.getItem(KEY)
    return chosen !== null && isLocale(chosen) ? chosen : null
  } catch {
    return null
  }
}

export function forgetChosenLocale(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored either.
  }
}

let ofAccount: Locale | null = null

/** As the server says when somebody signs in; it has set the cookie. */
export function keepAccountLocale(locale: Locale | null): void {
  ofAccount = locale
}

/** The language for whoever has just signed in; null when they never chose one. */
export function localeAfterSignIn(): Locale | null {
  return chosenLocale() ?? ofAccount
}
