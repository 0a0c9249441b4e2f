import { use } from 'react'
import { PageFilesContext } from './page-files.ts'

/** The letters of the first view come with the page: its styles would ask for them only once it is laid out. */
export function FontLinks() {
  const { fonts } = use(PageFilesContext)!
  return fonts.map((href) => (
    <link
      key={href}
      rel="preload"
      as="font"
      type="font/woff2"
      href={href}
      crossOrigin="anonymous"
    />
  ))
}
