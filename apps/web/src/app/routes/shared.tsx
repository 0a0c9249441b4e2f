import { Trans, useLingui } from '@lingui/react/macro'
import type { SharedProject } from '@panya/domain/project/project.ts'
import { MascotMessage } from '@panya/ui/MascotMessage/MascotMessage.tsx'
import { ToolLoading } from '@panya/ui/ToolLoading/ToolLoading.tsx'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { sharedAssets } from '../../adapters/assets/assets-api.ts'
import { fillDocument } from '../../adapters/assets/fill-document.ts'
import { keyOwner } from '../../adapters/encryption/key-owner.ts'
import { openShared } from '../../adapters/projects/projects-api.ts'
import { useSite } from '../../adapters/site.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { SkipLink } from '../../features/shell/SkipLink.tsx'
import { SharedScreen } from '../../features/tool-host/SharedScreen.tsx'
import { useLostNotice } from '../../features/tool-host/use-lost-notice.ts'
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
  const [lost, setLost] = useState(0)
  useLostNotice(lost)

  useEffect(() => {
    if (status === 'loading') return
    openWhole().catch(() => setShared('missing'))
    async function openWhole(): Promise<void> {
      const packed = await openShared(id)
      const options = { user: keyOwner(), place: sharedAssets(id) }
      const filled = await fillDocument(packed.document, options)
      setShared({ ...packed, document: filled.document })
      setLost(filled.lost)
    }
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
