import { Trans, useLingui } from '@lingui/react/macro'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { Link } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { useSite } from '../../adapters/site.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { BrandMark } from './BrandMark.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import styles from './SiteFooter.module.css'

export function SiteFooter({ tools }: { tools: readonly ToolManifest[] }) {
  const { t } = useLingui()
  const { brand } = useSite()
  const { locale, to } = useAddress()
  const signedIn = useUserState((user) => user.status === 'authenticated')
  return (
    <footer className={`when-near ${styles.footer}`}>
      <div className={`page-wrap ${styles.inner}`}>
        <div className={styles.about}>
          <BrandMark />
          <p>
            <Trans>A workshop for young makers. What you make here is yours.</Trans>
          </p>
          <a className={styles.mail} href={`mailto:${brand.contactEmail}`}>
            <Icon name="mail" size={18} /> <bdi dir="ltr">{brand.contactEmail}</bdi>
          </a>
        </div>
        <nav aria-label={t`Tools`}>
          <ul className={styles.list}>
            {tools.map((tool) => (
              <li key={tool.path}>
                <a href={to(`/${tool.path}`)}>{tool.title[locale]}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t`More`}>
          <ul className={styles.list}>
            <li>
              <Link to={to('/home')}>
                <Trans>Explore</Trans>
              </Link>
            </li>
            <li>
              <Link to={to('/plans')}>
                <Trans>Plans</Trans>
              </Link>
            </li>
            <li>
              <Link to={to('/privacy')}>
                <Trans>Privacy</Trans>
              </Link>
            </li>
            {!signedIn && (
              <>
                <li className="visitors-only">
                  <Link to={to('/signup')}>
                    <Trans>Make an account</Trans>
                  </Link>
                </li>
                <li className="visitors-only">
                  <Link to={to('/signin')}>
                    <Trans>Sign in</Trans>
                  </Link>
                </li>
              </>
            )}
          </ul>
        </nav>
        <nav aria-label={t`Languages`}>
          <LanguageLinks />
        </nav>
      </div>
    </footer>
  )
}
