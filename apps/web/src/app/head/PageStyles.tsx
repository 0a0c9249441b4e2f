import { use, useState } from 'react'
import { Links, useLocation } from 'react-router'
import { NonceContext } from '../nonce.ts'
import { PageFilesContext } from './page-files.ts'

/** What the page loads later sees from the link that the style is there. */
const NOT_FETCHED = { disabled: true }

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
      {styles.map(({ href }) => (
        <link key={href} rel="stylesheet" href={href} {...NOT_FETCHED} />
      ))}
    </>
  )
}
