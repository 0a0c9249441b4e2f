import { use } from 'react'
import { NonceContext } from '../nonce.ts'
import { PageFilesContext } from './page-files.ts'

/** Brings the page to life; its files give way to what is seen. */
export function PageScripts() {
  const nonce = use(NonceContext)
  const { preloads, soon, handoff, start } = use(PageFilesContext)!
  return (
    <>
      {preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" nonce={nonce} />
      ))}
      {/* Without a nonce, which our own files do not need: the page is cut and packed anew at each (precompressed-page.ts). */}
      {soon.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: handoff }} />
      <script nonce={nonce} type="module" async dangerouslySetInnerHTML={{ __html: start }} />
    </>
  )
}
