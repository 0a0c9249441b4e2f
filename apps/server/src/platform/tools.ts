/** The tools of this installation, from their folders: what a request may name, and what each one is about. */
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { loadManifests } from '@panya/tools/host/tool-files.ts'
import { Type } from 'typebox'

export const TOOLS = await loadManifests()
export const TOOL_PATHS = TOOLS.map(({ path }) => path)

export const Tool = Type.Unsafe<ToolPath>({ type: 'string', enum: TOOL_PATHS })
