import { use } from 'react'
import { NonceContext } from '../nonce.ts'
import { PageFilesContext } from './page-files.ts'

/** Asks who is here before the page's own scripts have come. */
export function EarlyScript() {
  const nonce = use(NonceContext)
  const [script, ...imports] = use(PageFilesContext)!.prefetchSession
  return (
    <>
      {imports.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script async type="module" src={script} fetchPriority="high" nonce={nonce} />
    </>
  )
}
