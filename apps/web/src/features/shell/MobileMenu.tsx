/** On narrow screens everything of the header that does not fit, in one panel. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Disclosure } from '@panya/ui/Disclosure/Disclosure.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { LanguageLinks } from './LanguageLinks.tsx'
import menuStyles from './MenuList.module.css'
import styles from './MobileMenu.module.css'
import pillStyles from './Pill.module.css'
import { ThemeSwitch } from './ThemeSwitch.tsx'

export function MobileMenu({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const { path, to } = useAddress()
  return (
    <Disclosure
      panel="wide"
      closeOn={path}
      className={styles.menu}
      label={t`Menu`}
      summary={
        <span className={`${pillStyles.pill} ${pillStyles.round}`}>
          <Icon name="menu" />
        </span>
      }
    >
      <nav className={styles.panel} aria-label={t`Menu`}>
        <div className={styles.row}>
          <NavLink className={menuStyles.item} to={to('/home')}>
            <Trans>Explore</Trans>
          </NavLink>
          <NavLink className={menuStyles.item} to={to('/plans')}>
            <Trans>Plans</Trans>
          </NavLink>
        </div>
        {children}
        <div className={styles.row}>
          <LanguageLinks inline />
          <ThemeSwitch />
        </div>
      </nav>
    </Disclosure>
  )
}
