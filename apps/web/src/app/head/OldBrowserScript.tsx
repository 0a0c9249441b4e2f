import { splitLocale } from '@panya/domain/locale/locale.ts'
import { use } from 'react'
import { useLocation } from 'react-router'
import { oldBrowserScript } from '../../adapters/old-browser-check.ts'
import { NonceContext } from '../nonce.ts'

/** Before any other script of the page. */
export function OldBrowserScript() {
  const nonce = use(NonceContext)
  const { locale } = splitLocale(useLocation().pathname)
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: oldBrowserScript(locale) }} />
}
