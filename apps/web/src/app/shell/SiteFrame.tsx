/** The frame of every page that is not a tool. */
import type { ReactNode } from 'react'
import { ToolLists } from '../../features/catalogue/ToolLists.tsx'
import { NavigationProgress } from '../../features/shell/NavigationProgress.tsx'
import { SiteFooter } from '../../features/shell/SiteFooter.tsx'
import { SiteHeader } from '../../features/shell/SiteHeader.tsx'
import { MAIN_ID, SkipLink } from '../../features/shell/SkipLink.tsx'
import { useOpenTools } from '../tools.ts'
import styles from './SiteFrame.module.css'
import { useSignOut } from './sign-out.ts'

export function SiteFrame({ children }: { children: ReactNode }) {
  const signOut = useSignOut()
  const tools = useOpenTools()
  return (
    <div className={styles.site}>
      <SkipLink />
      <NavigationProgress />
      <SiteHeader toolLists={<ToolLists tools={tools} />} onSignOut={signOut} />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter tools={tools} />
    </div>
  )
}
