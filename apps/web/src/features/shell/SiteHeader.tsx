/** The site's header: brand, tools, language, theme, coins and the reader's own menu. */
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { BrandMark } from './BrandMark.tsx'
import { CoinsPill } from './CoinsPill.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { NoticesBell } from './NoticesBell.tsx'
import styles from './SiteHeader.module.css'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { ToolsMenu } from './ToolsMenu.tsx'

interface SiteHeaderProps {
  /** All tools by family, for the menus. */
  toolLists: ReactNode
  onSignOut: () => void
}

export function SiteHeader({ toolLists, onSignOut }: SiteHeaderProps) {
  const { to } = useAddress()
  return (
    <header className={styles.header}>
      <div className={`page-wrap ${styles.inner}`}>
        <BrandMark />
        <nav className={styles.nav} aria-labelledby="site-nav">
          <span id="site-nav" className="visually-hidden">
            <Trans>Main</Trans>
          </span>
          <NavLink className={styles.link} to={to('/home')}>
            <Trans>Explore</Trans>
          </NavLink>
          <ToolsMenu>{toolLists}</ToolsMenu>
          <NavLink className={styles.link} to={to('/plans')}>
            <Trans>Plans</Trans>
          </NavLink>
        </nav>
        <div className={styles.end}>
          <div className={styles.wideOnly}>
            <LanguageMenu />
            <ThemeSwitch />
          </div>
          <NoticesBell />
          <CoinsPill />
          <AccountMenu onSignOut={onSignOut} />
          <MobileMenu>{toolLists}</MobileMenu>
        </div>
      </div>
    </header>
  )
}
