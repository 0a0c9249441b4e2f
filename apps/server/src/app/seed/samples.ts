/** What each tool gives to the demo school, from its own folder. */
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { ToolSample } from '@panya/tools/host/core/sample.ts'
import { loadToolFile } from '@panya/tools/host/tool-files.ts'
import { TOOL_PATHS } from '../../platform/tools.ts'

export type Sample = ToolSample & { tool: ToolPath }

export async function loadSamples(): Promise<Sample[]> {
  const found = TOOL_PATHS.map(async (tool): Promise<Sample> => {
    const file = await loadToolFile<{ sample: ToolSample }>(tool, 'core/sample.ts')
    return { ...file?.sample, tool }
  })
  return Promise.all(found)
}
