/** The parts of the head that are the brand's own and the same on every page. */
import { localePath } from '@panya/domain/locale/locale.ts'
import { useAddress } from '../../adapters/address.ts'
import { useSite } from '../../adapters/site.ts'

export function BrandLinks() {
  const { brand } = useSite()
  const { locale } = useAddress()
  return (
    <>
      <meta name="theme-color" content={brand.themeColor} />
      <meta name="application-name" content={brand.name} />
      <meta name="apple-mobile-web-app-title" content={brand.name} />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any" />
      <link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={localePath(locale, '/manifest.webmanifest')} />
    </>
  )
}
