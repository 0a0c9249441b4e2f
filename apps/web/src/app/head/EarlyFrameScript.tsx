import { use } from 'react'
import { NonceContext } from '../nonce.ts'
import { PageFilesContext } from './page-files.ts'

/** Begins a tool's own page before anything else of this one is read. */
export function EarlyFrameScript() {
  const nonce = use(NonceContext)
  const { frame } = use(PageFilesContext)!
  return frame === null ? null : (
    <script nonce={nonce} dangerouslySetInnerHTML={{ __html: frame }} />
  )
}
