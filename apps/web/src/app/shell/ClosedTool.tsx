/** In place of a tool that an admin has closed for everybody. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { ToolHeader } from '@panya/ui/ToolHeader/ToolHeader.tsx'
import { useAddress } from '../../adapters/address.ts'
import { useSite } from '../../adapters/site.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { MAIN_ID } from '../../features/shell/SkipLink.tsx'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'

/** Admins can look at everything, also at what they have closed. */
export function useToolClosed({ path }: ToolManifest): boolean {
  const { settings } = useSite()
  const role = useUserState((user) => user.role)
  return role !== 'admin' && (settings?.closedTools ?? []).includes(path)
}

export function ClosedTool({ manifest }: { manifest: ToolManifest }) {
  const { t } = useLingui()
  const { locale, to } = useAddress()
  const title = manifest.title[locale]
  return (
    <div data-family={manifest.family}>
      <ToolHeader
        backHref={to('/home')}
        backLabel={t`Back to all tools`}
        title={<h1>{title}</h1>}
      />
      <main id={MAIN_ID} tabIndex={-1}>
        <BrandMascotMessage
          mood="asleep"
          as="h2"
          title={<Trans>{title} is closed right now</Trans>}
        >
          <p>
            <Trans>What you made with it is safe. Try another tool meanwhile.</Trans>
          </p>
        </BrandMascotMessage>
      </main>
    </div>
  )
}
