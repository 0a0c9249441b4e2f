/** What an admin can switch for the whole site, and how it stands when nobody has. */
import type { ToolPath } from '../tool/tool.ts'

/** The specification's own two are fixed; the others can be switched. */
export const FLAG_DEFAULTS = { COIN_TOKEN: false, FREE_COURSE: false, SIGN_UP: true } as const
export type FlagName = keyof typeof FLAG_DEFAULTS
export type SiteFlags = Record<FlagName, boolean>

export const SWITCHABLE_FLAGS = ['SIGN_UP'] as const
export type SwitchableFlag = (typeof SWITCHABLE_FLAGS)[number]

export interface SiteSettings {
  flags: SiteFlags
  /** Tools nobody but admins can open now. */
  closedTools: ToolPath[]
  /** Single examples, lessons, challenges and levels that are turned off, as `contentKey` names them. */
  closedContent: string[]
}

const CONTENT_ID = /^[\w.-]+(\/[\w.-]+)*$/
export const CONTENT_ID_MAX = 80

export function isContentId(id: string): boolean {
  return id.length <= CONTENT_ID_MAX && CONTENT_ID.test(id)
}

/** One name for one thing of one tool. */
export function contentKey(tool: ToolPath, id: string): string {
  return `${tool}#${id}`
}

/** What is turned off in one tool, by the tool's own ids. */
export function closedContentOf(settings: SiteSettings | undefined, tool: ToolPath): Set<string> {
  const start = contentKey(tool, '')
  const own = (settings?.closedContent ?? []).filter((key) => key.startsWith(start))
  return new Set(own.map((key) => key.slice(start.length)))
}

export const DEFAULT_SETTINGS: SiteSettings = {
  flags: FLAG_DEFAULTS,
  closedTools: [],
  closedContent: [],
}

/** What stands in the database wins over the defaults; names that are gone count for nothing. */
export function settingsFrom(
  stored: ReadonlyMap<string, unknown>,
  tools: readonly ToolPath[],
): SiteSettings {
  const flags: SiteFlags = { ...FLAG_DEFAULTS }
  for (const name of SWITCHABLE_FLAGS) {
    const value = stored.get(`flag:${name}`)
    if (typeof value === 'boolean') flags[name] = value
  }
  const closed = stored.get('closed-tools')
  const closedTools = Array.isArray(closed) ? tools.filter((path) => closed.includes(path)) : []
  const off = stored.get('closed-content')
  const closedContent = Array.isArray(off) ? off.filter((key) => typeof key === 'string') : []
  return { flags, closedTools, closedContent }
}
