/** Open Graph and Twitter cards: how a link to the page looks in a chat or a feed. */
import { useLingui } from '@lingui/react/macro'
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { useAddress } from '../../adapters/address.ts'
import { useSite } from '../../adapters/site.ts'

const TERRITORIES: Record<Locale, string> = { en: 'en_US', th: 'th_TH', zh: 'zh_CN', ar: 'ar_AR' }

interface SocialTagsProps {
  title: string
  description: string
  url: string
}

export function SocialTags({ title, description, url }: SocialTagsProps) {
  const { t } = useLingui()
  const { brand, publicUrl } = useSite()
  const { locale } = useAddress()
  const image = `${publicUrl}/social/${locale}.png`
  const name = brand.name
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={TERRITORIES[locale]} />
      {LOCALES.filter((other) => other !== locale).map((other) => (
        <meta key={other} property="og:locale:alternate" content={TERRITORIES[other]} />
      ))}
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta
        property="og:image:alt"
        content={t`${name}: from blocks to Python to a notebook, with the mascot on top`}
      />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
    </>
  )
}
