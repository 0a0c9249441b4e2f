/** The checks of the tool that is chosen; nothing for a tool that takes none. */
import { CHECK_LIMITS, type CheckWish } from '@panya/domain/classroom/check.ts'
import type { ProjectSummary } from '@panya/domain/project/project.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../../adapters/address.ts'
import type { ToolCheckChoices } from '../../../adapters/teach/check-choices.ts'
import { ChecksEditor } from './ChecksEditor.tsx'
import { RecordChecks } from './RecordChecks.tsx'

interface ChecksOfToolProps {
  tool: ToolManifest | undefined
  choices: ToolCheckChoices
  /** The teacher's own projects of this tool. */
  solutions: readonly ProjectSummary[]
  checks: readonly CheckWish[]
  onChange(checks: CheckWish[]): void
  /** A solution was recorded: what it is as text. */
  onProgram(program: string): void
}

export function ChecksOfTool(props: ChecksOfToolProps) {
  const { tool, choices, solutions, checks, onChange, onProgram } = props
  const { locale } = useAddress()
  const { data = [] } = useQuery({
    queryKey: ['check-choices', tool?.path, locale],
    queryFn: () => (tool ? choices(tool.path, locale) : []),
    enabled: tool?.takesChecks !== undefined,
  })
  if (!tool?.takesChecks) return null
  const room = CHECK_LIMITS.checks - checks.length
  return (
    <>
      <ChecksEditor kinds={tool.takesChecks} choices={data} checks={checks} onChange={onChange} />
      {/* A game is not recorded: there a teacher chooses a level and its stars. */}
      {room > 0 && tool.family !== 'games' && (
        <RecordChecks
          key={tool.path}
          tool={tool}
          solutions={solutions}
          choices={data}
          room={room}
          onAdd={(added) => onChange([...checks, ...added])}
          onProgram={onProgram}
        />
      )}
    </>
  )
}
