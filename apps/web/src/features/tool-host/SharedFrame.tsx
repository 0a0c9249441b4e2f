/** What every page of something shared has round it: whose it is, the way home, and a word to an adult. */
import { Trans, useLingui } from '@lingui/react/macro'
import { directionOf } from '@panya/domain/locale/locale.ts'
import { ToolActionsSlot } from '@panya/tools/host/ToolActions.tsx'
import type { ToolHost } from '@panya/tools/host/tool-host.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { ToolHeader } from '@panya/ui/ToolHeader/ToolHeader.tsx'
import { ToolLoading } from '@panya/ui/ToolLoading/ToolLoading.tsx'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { toast } from 'react-toastify/unstyled'
import { useAddress } from '../../adapters/address.ts'
import { useColorScheme } from '../../adapters/color-scheme.ts'
import { useSite } from '../../adapters/site.ts'
import { ReportDialog } from './ReportDialog.tsx'
import styles from './SharedFrame.module.css'
import frame from './ToolWorkspace.module.css'
import type { ToolParts } from './tool-parts.ts'

interface SharedFrameProps {
  tool: ToolParts
  host: ToolHost
  title: string
  credit: ReactNode
  opening: string
  /** What can be done with it, before the button to report it. */
  children?: ReactNode
  report(reason: string): Promise<unknown>
}

export function SharedFrame(props: SharedFrameProps) {
  const { tool, host, title, credit, opening, children, report } = props
  const { t } = useLingui()
  const { to } = useAddress()
  const { brand } = useSite()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [reporting, setReporting] = useState(false)
  const { manifest, Screen } = tool
  return (
    <div className={frame.page} data-family={manifest.family}>
      <ToolHeader
        backHref={to('/home')}
        backLabel={t`Back to all tools`}
        title={
          <div className={styles.who}>
            <h1>{title}</h1>
            <span>{credit}</span>
          </div>
        }
      >
        <div ref={setSlot} className={frame.slot} />
        {children}
        <Button size="small" look="quiet" onClick={() => setReporting(true)}>
          <Trans>Report</Trans>
        </Button>
      </ToolHeader>
      <main id="main" tabIndex={-1} className={frame.work}>
        <ToolActionsSlot value={slot}>
          <Suspense fallback={<ToolLoading kind={brand.mascot} message={opening} />}>
            <Screen host={host} />
          </Suspense>
        </ToolActionsSlot>
      </main>
      {reporting && <ReportDialog report={report} onClose={() => setReporting(false)} />}
    </div>
  )
}

type SharedPart =
  | 'locale'
  | 'direction'
  | 'colorScheme'
  | 'mascot'
  | 'changed'
  | 'pictured'
  | 'flush'
  | 'canOpen'
  | 'openNew'
  | 'activity'
  | 'toast'

/** The part of a host that is the same on every shared page: nothing is kept, nothing new is opened. */
export function useSharedHost(): Pick<ToolHost, SharedPart> {
  const { locale } = useAddress()
  const colorScheme = useColorScheme()
  const { mascot } = useSite().brand
  return useMemo(
    () => ({
      locale,
      direction: directionOf(locale),
      colorScheme,
      mascot,
      changed: () => undefined,
      pictured: () => undefined,
      flush: async () => 'readonly',
      canOpen: () => false,
      openNew: async () => undefined,
      activity: () => undefined,
      toast: (message, kind = 'info') => void toast(message, { type: kind }),
    }),
    [locale, colorScheme, mascot],
  )
}
