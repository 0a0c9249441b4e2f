/** The levels of the games in their order, by name in every language: read once, they come with the server. */
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { loadToolFile } from '@panya/tools/host/tool-files.ts'

export interface NamedLevel {
  id: string
  title: Record<Locale, string>
}

/** A tool's `content.ts`. */
interface ContentFile {
  content(locale: Locale): Promise<{ id: string; title: string }[]>
}

const known = new Map<ToolPath, Promise<NamedLevel[]>>()

export function levelsOf(tool: ToolPath): Promise<NamedLevel[]> {
  const levels = known.get(tool) ?? readLevels(tool)
  known.set(tool, levels)
  return levels
}

async function readLevels(tool: ToolPath): Promise<NamedLevel[]> {
  const file = await loadToolFile<ContentFile>(tool, 'content.ts')
  if (!file) return []
  const lists = await Promise.all(LOCALES.map((locale) => file.content(locale)))
  const titles = (index: number) =>
    Object.fromEntries(LOCALES.map((locale, at) => [locale, lists[at]?.[index]?.title ?? '']))
  return (lists[0] ?? []).map(({ id }, index) => ({
    id,
    title: titles(index) as NamedLevel['title'],
  }))
}
