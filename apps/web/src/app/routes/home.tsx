import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { useUserState } from '../../adapters/user-state.ts'
import { ToolCatalogue } from '../../features/catalogue/ToolCatalogue.tsx'
import { HomeWelcome } from '../../features/home/HomeWelcome.tsx'
import { HomeSkeleton } from '../../parts/home/HomeSkeleton.tsx'
import { LazyAccountNotices } from '../account/LazyAccountNotices.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { useOpenTools } from '../tools.ts'
import { useToolUser } from '../use-tool-user.ts'
import styles from './home.module.css'

const OwnHome = lazy(() => import('../account/OwnHome.tsx'))

export default function Home() {
  const { t } = useLingui()
  const user = useToolUser()
  const unknown = useUserState(({ status }) => status === 'loading')
  return (
    <>
      <PageHead
        title={t`Everything you can make`}
        description={t`All tools in one place: code with blocks and Python, write notebooks, build AI, image and data flows, and play four games that teach.`}
      />
      <HomeWelcome />
      <div className={`page-wrap ${styles.tools}`}>
        {user && user.role !== 'demo' && <LazyAccountNotices user={user} />}
        {user ? (
          <Suspense fallback={<HomeSkeleton />}>
            <OwnHome key={user.id} user={user} />
          </Suspense>
        ) : (
          unknown && <HomeSkeleton waiting />
        )}
        <h2 id="tools" className={styles.title}>
          <Trans>Everything you can make here</Trans>
        </h2>
        <ToolCatalogue tools={useOpenTools()} />
      </div>
    </>
  )
}
