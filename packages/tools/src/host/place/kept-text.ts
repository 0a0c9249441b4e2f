/** Words that were typed and not sent. */
import type { ToolPlace } from './tool-place.ts'

export function keptText(place: ToolPlace | undefined, name: string): string {
  const left = place?.read(name)
  return typeof left === 'string' ? left : ''
}
