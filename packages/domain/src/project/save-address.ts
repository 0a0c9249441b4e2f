/** Where a save goes. All but the content stands in the address: the body is kept as it comes. */
import type { SaveRequest } from './project.ts'

export function saveAddress(projectId: string, { base, saveId, document }: SaveRequest): string {
  const { format, version } = document
  const query = new URLSearchParams({ base: `${base}`, saveId, format, version: `${version}` })
  return `/api/projects/${projectId}/document?${query}`
}
