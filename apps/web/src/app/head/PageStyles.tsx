import { use, useState } from 'react'
import { Links, useLocation } from 'react-router'
import { NonceContext } from '../nonce.ts'
import { PageFilesContext } from './page-files.ts'

/**
 * What the page loads later sees from a link that a style is there. Some browsers fetch a link of the page's text
 * although it says that it is disabled: they read ahead. One that a script has made they leave alone.
 */
function knownStylesScript(hrefs: readonly string[]): string {
  const list = JSON.stringify(hrefs).replaceAll('<', String.raw`\u003c`)
  return `for(const href of ${list}){const link=document.createElement('link');link.rel='stylesheet';link.disabled=true;link.href=href;document.head.append(link)}`
}

/** The styles of the page one came to stand in it; those of pages one goes on to are linked. */
export function PageStyles() {
  const { key } = useLocation()
  const [firstKey] = useState(key)
  if (import.meta.env.SSR) return <CriticalStyles />
  return key === firstKey ? null : <Links />
}

function CriticalStyles() {
  const nonce = use(NonceContext)
  const { styles } = use(PageFilesContext)!
  return (
    <>
      <style
        nonce={nonce}
        dangerouslySetInnerHTML={{ __html: styles.map(({ css }) => css).join('\n') }}
      />
      <script
        nonce={nonce}
        dangerouslySetInnerHTML={{ __html: knownStylesScript(styles.map(({ href }) => href)) }}
      />
    </>
  )
}
