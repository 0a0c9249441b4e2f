/** Somebody's level to play, or how they played it. What the viewer wins is theirs; the maker's work is not touched. */
import { Trans, useLingui } from '@lingui/react/macro'
import { directionOf, localePath } from '@panya/domain/locale/locale.ts'
import type { SharedReplay } from '@panya/domain/replay/replay.ts'
import { ToolActionsSlot } from '@panya/tools/host/ToolActions.tsx'
import type { ToolHost, ToolUser } from '@panya/tools/host/tool-host.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { ToolHeader } from '@panya/ui/ToolHeader/ToolHeader.tsx'
import { ToolLoading } from '@panya/ui/ToolLoading/ToolLoading.tsx'
import { Suspense, useMemo, useState } from 'react'
import { toast } from 'react-toastify/unstyled'
import { useAddress } from '../../adapters/address.ts'
import { useColorScheme } from '../../adapters/color-scheme.ts'
import { request } from '../../adapters/http/http.ts'
import { reportReplay } from '../../adapters/replays/replays-api.ts'
import { useSite } from '../../adapters/site.ts'
import { guestProgress, pageProgress, serverProgress } from './progress-store.ts'
import { ReportDialog } from './ReportDialog.tsx'
import styles from './SharedScreen.module.css'
import frame from './ToolWorkspace.module.css'
import type { ToolParts } from './tool-parts.ts'

interface SharedReplayScreenProps {
  tool: ToolParts
  shared: SharedReplay
  viewer: ToolUser | null
}

export function SharedReplayScreen({ tool, shared, viewer }: SharedReplayScreenProps) {
  const { t } = useLingui()
  const { locale, to } = useAddress()
  const { brand } = useSite()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [reporting, setReporting] = useState(false)
  const host = useLinkedHost(shared, viewer)
  const { manifest, Screen } = tool
  return (
    <div className={frame.page} data-family={manifest.family}>
      <ToolHeader
        backHref={to('/home')}
        backLabel={t`Back to all tools`}
        title={
          <div className={styles.who}>
            <h1>{manifest.title[locale]}</h1>
            <span>
              <Trans>by {shared.authorDisplayName}</Trans>
            </span>
          </div>
        }
      >
        <div ref={setSlot} className={frame.slot} />
        <Button size="small" look="quiet" onClick={() => setReporting(true)}>
          <Trans>Report</Trans>
        </Button>
      </ToolHeader>
      <main id="main" tabIndex={-1} className={frame.work}>
        <ToolActionsSlot value={slot}>
          <Suspense fallback={<ToolLoading kind={brand.mascot} message={t`Opening the game…`} />}>
            <Screen host={host} />
          </Suspense>
        </ToolActionsSlot>
      </main>
      {reporting && (
        <ReportDialog
          report={(reason) => reportReplay(shared.shareId, reason)}
          onClose={() => setReporting(false)}
        />
      )}
    </div>
  )
}

function progressOf(viewer: ToolUser | null, tool: SharedReplay['tool']): ToolHost['progress'] {
  if (viewer === null) return pageProgress()
  return viewer.role === 'demo' ? guestProgress(viewer.id, tool) : serverProgress(tool)
}

function useLinkedHost({ tool, content }: SharedReplay, viewer: ToolUser | null): ToolHost {
  const { locale } = useAddress()
  const colorScheme = useColorScheme()
  return useMemo<ToolHost>(
    () => ({
      locale,
      direction: directionOf(locale),
      colorScheme,
      user: viewer,
      readonly: false,
      project: null,
      changed: () => undefined,
      pictured: () => undefined,
      flush: async () => 'readonly',
      canOpen: () => false,
      openNew: async () => undefined,
      progress: progressOf(viewer, tool),
      judge: (_kind, submission) =>
        request('/api/judge', { method: 'POST', json: { tool, submission } }),
      activity: () => undefined,
      toast: (message, kind = 'info') => void toast(message, { type: kind }),
      linked: {
        content,
        leave: () => window.location.assign(localePath(locale, `/${tool}`)),
      },
    }),
    [locale, colorScheme, viewer, tool, content],
  )
}
