/** Which projects are shown, and in which order. */
import type { ProjectSummary } from '@panya/domain/project/project.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'

export type SortOrder = 'newest' | 'oldest' | 'name'

export interface ListView {
  search: string
  tool: ToolPath | 'all'
  order: SortOrder
  place: 'projects' | 'trash'
}

export function visibleProjects(
  projects: readonly ProjectSummary[],
  view: ListView,
  locale: string,
): ProjectSummary[] {
  const words = view.search.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean)
  const found = projects.filter((project) => {
    const title = project.title.toLocaleLowerCase(locale)
    return (
      (project.deletedAt !== null) === (view.place === 'trash') &&
      (view.tool === 'all' || project.tool === view.tool) &&
      words.every((word) => title.includes(word))
    )
  })
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  return found.toSorted((a, b) => {
    if (view.order === 'name') return collator.compare(a.title, b.title)
    const age = a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0
    return view.order === 'newest' ? age : -age
  })
}
