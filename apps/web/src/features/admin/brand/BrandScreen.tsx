/** How each brand looks, in light and in dark, without starting it. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { BrandPreview } from '@panya/domain/admin/settings.ts'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { Mascot } from '@panya/ui/Mascot/Mascot.tsx'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { useAddress } from '../../../adapters/address.ts'
import { fetchBrands } from '../../../adapters/admin/settings.ts'
import { AdminPage } from '../parts/AdminPage.tsx'
import { Badge } from '../parts/Badge.tsx'
import { Panel } from '../parts/Panel.tsx'
import { QueryState } from '../parts/QueryState.tsx'
import styles from './Brand.module.css'

export default function BrandScreen() {
  const brands = useQuery({ queryKey: ['admin', 'brands'], queryFn: fetchBrands })
  return (
    <AdminPage
      title={<Trans>Brand</Trans>}
      lead={
        <Trans>
          A brand is a folder of files. Which one is shown is chosen when the server starts, with{' '}
          <code>BRAND</code>.
        </Trans>
      }
    >
      <QueryState query={brands} />
      {brands.data?.map((preview) => (
        <BrandPanel key={preview.brand.id} preview={preview} />
      ))}
    </AdminPage>
  )
}

function BrandPanel({ preview: { brand, active } }: { preview: BrandPreview }) {
  return (
    <Panel
      title={brand.name}
      about={
        <Trans>
          Currency {brand.currency}, mail from <bdi>{brand.contactEmail}</bdi>
        </Trans>
      }
      actions={
        active && (
          <Badge tone="go">
            <Trans>Shown now</Trans>
          </Badge>
        )
      }
    >
      <div className={styles.pair}>
        <Sample brand={brand} scheme="light" />
        <Sample brand={brand} scheme="dark" />
      </div>
    </Panel>
  )
}

interface SampleProps {
  brand: BrandPreview['brand']
  scheme: 'light' | 'dark'
}

const HUES = ['indigo', 'teal', 'coral', 'amber'] as const

function Sample({ brand, scheme }: SampleProps) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const colours = Object.entries(brand.palette[scheme]).map(([name, value]) => [`--${name}`, value])
  return (
    <figure className={styles.sample} style={Object.fromEntries(colours) as CSSProperties}>
      <figcaption>{scheme === 'light' ? t`Light` : t`Dark`}</figcaption>
      <div className={styles.hero}>
        <Mascot kind={brand.mascot} mood="hello" size={84} />
        <div>
          <b>{brand.wordmark}</b>
          <p>{brand.tagline[locale]}</p>
        </div>
      </div>
      <div className={styles.buttons} aria-hidden="true">
        <span className={buttonClass('solid', 'small')}>{t`Start`}</span>
        <span className={buttonClass('ghost', 'small')}>{t`Look around`}</span>
        <span className={buttonClass('go', 'small')}>{t`Run`}</span>
      </div>
      <ul className={styles.hues} aria-hidden="true">
        {HUES.map((hue) => (
          <li key={hue} style={{ background: `var(--${hue}-soft)`, color: `var(--${hue})` }}>
            Aa
          </li>
        ))}
      </ul>
    </figure>
  )
}
