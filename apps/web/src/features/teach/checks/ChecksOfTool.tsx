/** The checks of the tool that is chosen; nothing for a tool that takes none. */
import type { CheckWish } from '@panya/domain/classroom/check.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../../adapters/address.ts'
import type { ToolCheckChoices } from '../../../adapters/teach/check-choices.ts'
import { ChecksEditor } from './ChecksEditor.tsx'

interface ChecksOfToolProps {
  tool: ToolManifest | undefined
  choices: ToolCheckChoices
  checks: readonly CheckWish[]
  onChange(checks: CheckWish[]): void
}

export function ChecksOfTool({ tool, choices, checks, onChange }: ChecksOfToolProps) {
  const { locale } = useAddress()
  const { data = [] } = useQuery({
    queryKey: ['check-choices', tool?.path, locale],
    queryFn: () => (tool ? choices(tool.path, locale) : []),
    enabled: tool?.takesChecks !== undefined,
  })
  if (!tool?.takesChecks) return null
  return (
    <ChecksEditor kinds={tool.takesChecks} choices={data} checks={checks} onChange={onChange} />
  )
}
