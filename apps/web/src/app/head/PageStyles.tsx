import { use, useState } from 'react'
import { Links, useLocation } from 'react-router'
import { NonceContext } from '../nonce.ts'

/**
 * The styles of the page one came to stand in it (the server puts them there); those of pages one
 * goes on to are linked.
 */
export function PageStyles() {
  const nonce = use(NonceContext)
  const { key } = useLocation()
  const [firstKey] = useState(key)
  const linked = import.meta.env.SSR || key !== firstKey
  return (
    <>
      <style
        id="page-styles"
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      {linked && <Links />}
    </>
  )
}
