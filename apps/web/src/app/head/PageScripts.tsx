import { use } from 'react'
import { NonceContext } from '../nonce.ts'
import { PageFilesContext } from './page-files.ts'

/** Brings the page to life; its files give way to what is seen. */
export function PageScripts() {
  const nonce = use(NonceContext)
  const { preloads, handoff, start } = use(PageFilesContext)!
  return (
    <>
      {/* Our own files need no nonce, and a page is cut and packed anew at each (precompressed-page.ts). */}
      {preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: handoff }} />
      <script nonce={nonce} type="module" async dangerouslySetInnerHTML={{ __html: start }} />
    </>
  )
}
