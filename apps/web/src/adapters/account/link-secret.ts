/**
 * The secret behind the # of a link that somebody was sent. It leaves the address at once, and is kept only for
 * the way to sign-in and back or to the page in another language: on a shared computer nobody finds it later.
 */
import { splitLocale } from '@panya/domain/locale/locale.ts'
import { useEffect, useState } from 'react'
import { LOCALE_LINKS } from '../locale-choice.ts'

const KEPT = 'panya.link-secret'

interface LinkSecret {
  /** Null until the page is alive, empty when there is none. */
  secret: string | null
  /** Another one takes its place: somebody was given a link of their own. */
  replace(secret: string): void
  keepForReturn(): void
}

export function useLinkSecret(): LinkSecret {
  const [secret, setSecret] = useState<string | null>(null)
  useEffect(() => {
    const read = () => {
      const given = location.hash.slice(1)
      if (given !== '') history.replaceState(history.state, '', location.pathname + location.search)
      const kept = takeKept()
      // Effects may run twice; what was read stays.
      setSecret((known) => given || kept || known || '')
    }
    read()
    // A second link that is opened in the same tab changes nothing but this.
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  useEffect(() => {
    if (!secret) return
    const takeAlong = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(LOCALE_LINKS)) keep(secret)
    }
    addEventListener('click', takeAlong)
    return () => removeEventListener('click', takeAlong)
  }, [secret])
  return { secret, replace: setSecret, keepForReturn: () => keep(secret ?? '') }
}

function keep(secret: string): void {
  try {
    sessionStorage.setItem(KEPT, `${thisPage()} ${secret}`)
  } catch {
    // Without storage the link is opened again after signing in.
  }
}

/** Only for the page that kept it. */
function takeKept(): string {
  const [page, secret] = readKept()
  try {
    sessionStorage.removeItem(KEPT)
  } catch {
    // Nothing was stored either.
  }
  return page === thisPage() ? secret : ''
}

/** Whether whoever goes to this page now finds its secret there. */
export function isKeptFor(page: string): boolean {
  return readKept()[0] === page
}

function readKept(): [page: string, secret: string] {
  try {
    const [page = '', secret = ''] = (sessionStorage.getItem(KEPT) ?? '').split(' ')
    return [page, secret]
  } catch {
    return ['', '']
  }
}

/** In whichever language. */
const thisPage = () => splitLocale(location.pathname).path
