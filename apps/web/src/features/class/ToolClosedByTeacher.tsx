/** In place of a tool that a teacher has closed for now: what is open instead. */
import { Trans } from '@lingui/react/macro'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { useAddress } from '../../adapters/address.ts'
import { useOpenTools } from '../../adapters/teach/open-tools-state.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'

export function ToolClosedByTeacher({ tools }: { tools: readonly ToolManifest[] }) {
  const { locale, to } = useAddress()
  const open = useOpenTools()
  const shown = tools.filter(({ path }) => open.tools?.includes(path))
  const { className } = open
  return (
    <BrandMascotMessage
      mood="thinking"
      title={<Trans>This tool is closed for now</Trans>}
      actions={shown.map(({ path, title }) => (
        <a key={path} className={buttonClass()} href={to(`/${path}`)}>
          {title[locale]}
        </a>
      ))}
    >
      <p>
        <Trans>
          Your teacher of <bdi>{className}</bdi> has chosen other tools for this lesson. Your work
          is safe.
        </Trans>
      </p>
    </BrandMascotMessage>
  )
}
