/** Somebody's shared project: look at it, run it, remix it; nothing here can be changed or saved. */
import { Trans, useLingui } from '@lingui/react/macro'
import { directionOf, localePath } from '@panya/domain/locale/locale.ts'
import type { SharedProject } from '@panya/domain/project/project.ts'
import { ToolActionsSlot } from '@panya/tools/host/ToolActions.tsx'
import type { ToolHost, ToolUser } from '@panya/tools/host/tool-host.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import { ToolHeader } from '@panya/ui/ToolHeader/ToolHeader.tsx'
import { ToolLoading } from '@panya/ui/ToolLoading/ToolLoading.tsx'
import { Suspense, useMemo, useState } from 'react'
import { toast } from 'react-toastify/unstyled'
import { useAddress } from '../../adapters/address.ts'
import { useColorScheme } from '../../adapters/color-scheme.ts'
import { remixShared, reportShared } from '../../adapters/projects/projects-api.ts'
import { useSite } from '../../adapters/site.ts'
import { pageProgress } from './progress-store.ts'
import { ReportDialog } from './ReportDialog.tsx'
import styles from './SharedScreen.module.css'
import frame from './ToolWorkspace.module.css'
import type { ToolParts } from './tool-parts.ts'

interface SharedScreenProps {
  tool: ToolParts
  shared: SharedProject
  viewer: ToolUser | null
}

export function SharedScreen({ tool, shared, viewer }: SharedScreenProps) {
  const { t } = useLingui()
  const { locale, to } = useAddress()
  const { brand } = useSite()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [reporting, setReporting] = useState(false)
  const host = useReadonlyHost(shared)
  const { manifest, Screen } = tool
  const here = `/shared?id=${shared.shareId}`

  async function remix(): Promise<void> {
    try {
      const copy = await remixShared(shared.shareId)
      window.location.assign(localePath(locale, `/${copy.tool}?project=${copy.id}`))
    } catch {
      toast(t`That did not work. Check your connection and try again.`, { type: 'error' })
    }
  }

  return (
    <div className={frame.page} data-family={manifest.family}>
      <ToolHeader
        backHref={to('/home')}
        backLabel={t`Back to all tools`}
        title={
          <div className={styles.who}>
            <h1>{shared.title}</h1>
            <span>
              <Trans>by {shared.authorDisplayName}</Trans>
              {shared.creditDisplayName !== null && (
                <>
                  {' · '}
                  <Trans>remixed from {shared.creditDisplayName}</Trans>
                </>
              )}
            </span>
          </div>
        }
      >
        <div ref={setSlot} className={frame.slot} />
        {viewer && viewer.role !== 'demo' ? (
          <Button size="small" onClick={() => void remix()}>
            <Trans>Remix</Trans>
          </Button>
        ) : (
          <ButtonLink size="small" href={to(`/signin?return=${encodeURIComponent(to(here))}`)}>
            <Trans>Sign in to remix</Trans>
          </ButtonLink>
        )}
        <Button size="small" look="quiet" onClick={() => setReporting(true)}>
          <Trans>Report</Trans>
        </Button>
      </ToolHeader>
      <main id="main" tabIndex={-1} className={frame.work}>
        <ToolActionsSlot value={slot}>
          <Suspense
            fallback={<ToolLoading kind={brand.mascot} message={t`Opening the project…`} />}
          >
            <Screen host={host} />
          </Suspense>
        </ToolActionsSlot>
      </main>
      {reporting && (
        <ReportDialog
          report={(reason) => reportShared(shared.shareId, reason)}
          onClose={() => setReporting(false)}
        />
      )}
    </div>
  )
}

function useReadonlyHost(shared: SharedProject): ToolHost {
  const { locale } = useAddress()
  const colorScheme = useColorScheme()
  const { mascot } = useSite().brand
  return useMemo<ToolHost>(
    () => ({
      locale,
      direction: directionOf(locale),
      colorScheme,
      mascot,
      user: null,
      readonly: true,
      project: {
        id: shared.shareId,
        title: shared.title,
        document: shared.document,
        originId: null,
      },
      changed: () => undefined,
      pictured: () => undefined,
      flush: async () => 'readonly',
      canOpen: () => false,
      openNew: async () => undefined,
      progress: pageProgress(),
      judge: () => Promise.reject(new Error('Nothing is judged on a shared page.')),
      activity: () => undefined,
      toast: (message, kind = 'info') => void toast(message, { type: kind }),
    }),
    [locale, colorScheme, mascot, shared],
  )
}
