import { createContext } from 'react'

/** The page's nonce for inline scripts and styles; React hides it from the DOM, so it is carried. */
export const NonceContext = createContext<string | undefined>(undefined)
