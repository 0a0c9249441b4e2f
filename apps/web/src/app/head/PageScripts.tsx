import { use } from 'react'
import { NonceContext } from '../nonce.ts'
import { PageFilesContext } from './page-files.ts'

/** Brings the page to life; its files give way to what is seen. */
export function PageScripts() {
  const nonce = use(NonceContext)
  const { preloads, handoff, start } = use(PageFilesContext)!
  return (
    <>
      {preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" nonce={nonce} />
      ))}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: handoff }} />
      <script nonce={nonce} type="module" async dangerouslySetInnerHTML={{ __html: start }} />
    </>
  )
}
