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
}

export const DEFAULT_SETTINGS: SiteSettings = { flags: FLAG_DEFAULTS, closedTools: [] }

/** What stands in the database wins over the defaults; names that are gone count for nothing. */
export function settingsFrom(
  stored: ReadonlyMap<string, unknown>,
  isTool: (path: string) => path is ToolPath,
): SiteSettings {
  const flags: SiteFlags = { ...FLAG_DEFAULTS }
  for (const name of SWITCHABLE_FLAGS) {
    const value = stored.get(`flag:${name}`)
    if (typeof value === 'boolean') flags[name] = value
  }
  const closed = stored.get('closed-tools')
  const closedTools = Array.isArray(closed)
    ? closed.filter((path): path is ToolPath => typeof path === 'string' && isTool(path))
    : []
  return { flags, closedTools }
}
