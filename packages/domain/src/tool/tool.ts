/** The families of tools, and what a tool's address looks like. */

export const TOOL_FAMILIES = ['coding', 'flow', 'games'] as const
export type ToolFamily = (typeof TOOL_FAMILIES)[number]

/** A tool's folder and its address; which ones there are, only the manifests say. */
export type ToolPath = `${ToolFamily}/${string}`
export const TOOL_PATH_PATTERN = '^[a-z]+/[a-z][a-z0-9-]*$'

export function isToolPath(value: string): value is ToolPath {
  return new RegExp(TOOL_PATH_PATTERN).test(value)
}
