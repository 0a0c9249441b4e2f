import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { ToolCatalogue } from '../../features/catalogue/ToolCatalogue.tsx'
import { HomeWelcome } from '../../features/home/HomeWelcome.tsx'
import { RecentWork } from '../../features/projects/RecentWork.tsx'
import { LazyAccountNotices } from '../account/LazyAccountNotices.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { TOOLS, useOpenTools } from '../tools.ts'
import { useToolUser } from '../use-tool-user.ts'
import styles from './home.module.css'

const HomeAssignments = lazy(() => import('../../features/class/HomeAssignments.tsx'))

export default function Home() {
  const { t } = useLingui()
  const user = useToolUser()
  return (
    <>
      <PageHead
        title={t`Everything you can make`}
        description={t`All tools in one place: code with blocks and Python, write notebooks, build AI, image and data flows, and play four games that teach.`}
      />
      <HomeWelcome />
      <div className={`page-wrap ${styles.tools}`}>
        {user && user.role !== 'demo' && <LazyAccountNotices user={user} />}
        {user?.role === 'student' && (
          <Suspense>
            <HomeAssignments tools={TOOLS} />
          </Suspense>
        )}
        {user && user.role !== 'demo' && <RecentWork user={user.id} tools={TOOLS} />}
        <h2 className={styles.title}>
          <Trans>Everything you can make here</Trans>
        </h2>
        <ToolCatalogue tools={useOpenTools()} />
      </div>
    </>
  )
}
