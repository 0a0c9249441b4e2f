/** How the work is done, for the tutor alone. */
import { useLingui } from '@lingui/react/macro'
import { ASSIGNMENT_LIMITS } from '@panya/domain/classroom/assignment.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { CodeField } from './checks/CodeField.tsx'

interface SolutionFieldProps {
  /** Its programs are made of blocks. */
  ofBlocks?: boolean
  value: string
  onChange(text: string): void
}

/** Where a teacher would write it as text: elsewhere it is shown only when it came along with a ready assignment. */
export function takesSolution(tool: ToolPath, value: string): boolean {
  return tool.startsWith('coding/') || value !== ''
}

export function SolutionField({ ofBlocks = false, value, onChange }: SolutionFieldProps) {
  const { t } = useLingui()
  const why = t`The tutor compares its answers with it, so that it does not give too much away.`
  return (
    <CodeField
      label={t`Solution for the tutor (learners never see it)`}
      hint={ofBlocks ? `${why} ${t`Write blocks as Python, or record your solution above.`}` : why}
      value={value}
      maxLength={ASSIGNMENT_LIMITS.solution}
      rows={value === '' ? 3 : 8}
      onChange={onChange}
    />
  )
}
