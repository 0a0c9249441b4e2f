/** What a page tells search engines and the people it is shared with; React moves it into the head. */
import { useLingui } from '@lingui/react/macro'
import { LOCALES, localePath } from '@panya/domain/locale/locale.ts'
import { useAddress } from '../../adapters/address.ts'
import { useSite } from '../../adapters/site.ts'
import { SocialTags } from './SocialTags.tsx'

interface PageHeadProps {
  /** The page's own name; the front page has none and shows the brand's line. */
  title?: string
  description?: string
  keywords?: string[]
  /** False for pages that say nothing of their own, such as an unknown address. */
  index?: boolean
}

export function PageHead({ title, description, keywords = [], index = true }: PageHeadProps) {
  const { t } = useLingui()
  const { brand, publicUrl } = useSite()
  const { locale, path } = useAddress()
  const fullTitle = title ? `${title} · ${brand.name}` : `${brand.name}: ${brand.tagline[locale]}`
  const about =
    description ??
    t`Learn to code with blocks, Python and notebooks, build AI and data flows, and play games that teach. In your own language, free to start, nothing to install.`
  const general = t`learn to code, coding for kids, block programming, Python, notebook, artificial intelligence, image processing, data, coding games, school`
  const url = publicUrl + localePath(locale, path)
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={about} />
      <meta name="keywords" content={[...keywords, general].join(', ')} />
      <meta name="robots" content={index ? 'index, follow' : 'noindex, follow'} />
      <link rel="canonical" href={url} />
      {LOCALES.map((other) => (
        <link
          key={other}
          rel="alternate"
          hrefLang={other}
          href={publicUrl + localePath(other, path)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicUrl + path} />
      <SocialTags title={fullTitle} description={about} url={url} />
    </>
  )
}
