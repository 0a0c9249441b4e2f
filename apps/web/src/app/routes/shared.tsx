import { Trans, useLingui } from '@lingui/react/macro'
import type { SharedProject } from '@panya/domain/project/project.ts'
import { MascotMessage } from '@panya/ui/MascotMessage/MascotMessage.tsx'
import { ToolLoading } from '@panya/ui/ToolLoading/ToolLoading.tsx'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { openShared } from '../../adapters/projects/projects-api.ts'
import { useSite } from '../../adapters/site.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { SkipLink } from '../../features/shell/SkipLink.tsx'
import { SharedScreen } from '../../features/tool-host/SharedScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { toolParts } from '../tool-parts.ts'
import { toolAt } from '../tools.ts'
import { useToolUser } from '../use-tool-user.ts'
import styles from './shared.module.css'

export default function Shared() {
  const { t } = useLingui()
  const { brand } = useSite()
  const viewer = useToolUser()
  const status = useUserState((state) => state.status)
  const id = useSearchParams()[0].get('id') ?? ''
  const [shared, setShared] = useState<SharedProject | 'missing' | null>(null)

  useEffect(() => {
    if (status === 'loading') return
    openShared(id).then(setShared, () => setShared('missing'))
  }, [id, status])

  const manifest = shared && shared !== 'missing' ? toolAt(`/${shared.tool}`) : undefined
  const parts = manifest && toolParts(manifest)
  return (
    <>
      <PageHead
        title={t`A shared project`}
        description={t`Look at it, run it, and make your own.`}
      />
      <SkipLink />
      {shared && shared !== 'missing' && parts ? (
        <SharedScreen tool={parts} shared={shared} viewer={viewer} />
      ) : (
        <main id="main" tabIndex={-1} className={styles.page}>
          {shared === null ? (
            <ToolLoading kind={brand.mascot} message={t`Opening the project…`} />
          ) : (
            <MascotMessage
              kind={brand.mascot}
              mood="oops"
              title={<Trans>This project is not shared</Trans>}
            >
              <p>
                <Trans>
                  The link may be wrong, or its maker has stopped sharing it. If it belongs to your
                  class, sign in first.
                </Trans>
              </p>
            </MascotMessage>
          )}
        </main>
      )}
    </>
  )
}
