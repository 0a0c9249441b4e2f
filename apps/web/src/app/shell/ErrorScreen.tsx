/** What is left when a page fails: the site's frame without anything that could fail again. */
import { useLingui } from '@lingui/react/macro'
import { isRouteErrorResponse } from 'react-router'
import { BrandMark } from '../../features/shell/BrandMark.tsx'
import { ErrorMessage } from '../../features/states/ErrorMessage.tsx'
import { NotFoundMessage } from '../../features/states/NotFoundMessage.tsx'
import { PageHead } from '../head/PageHead.tsx'
import styles from './ErrorScreen.module.css'
import { MessagePage } from './MessagePage.tsx'

export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useLingui()
  const unknownPage = isRouteErrorResponse(error) && error.status === 404
  return (
    <>
      <PageHead title={unknownPage ? t`This page is not here` : t`Something broke`} index={false} />
      <header className={styles.header}>
        <div className="page-wrap">
          <BrandMark />
        </div>
      </header>
      <main>
        <MessagePage>
          {unknownPage ? <NotFoundMessage /> : <ErrorMessage {...detailOf(error)} />}
        </MessagePage>
      </main>
    </>
  )
}

function detailOf(error: unknown): { detail?: string } {
  if (isRouteErrorResponse(error)) return { detail: `${error.status}` }
  return error instanceof Error ? { detail: error.message.slice(0, 200) } : {}
}
