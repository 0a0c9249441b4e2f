/** Which skill a passed check shows: the tool's own word for it, else what the tool is about. */
import type { Skill } from '@panya/domain/skill/skill.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { loadToolFile } from '@panya/tools/host/tool-files.ts'
import { TOOLS } from '../../platform/tools.ts'

interface Skills {
  skillOf(check: string): Skill | undefined
}

const KNOWN = new Map(
  await Promise.all(
    TOOLS.map(async ({ path, skill }) => {
      const own = await loadToolFile<Skills>(path, 'core/skills.ts')
      return [path, (check: string) => own?.skillOf(check) ?? skill] as const
    }),
  ),
)

/** Nothing for a tool that is no longer there. */
export function skillOf(tool: ToolPath, check: string): Skill | undefined {
  return KNOWN.get(tool)?.(check)
}
