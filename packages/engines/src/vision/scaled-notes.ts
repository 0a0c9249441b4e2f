import type { NodeNote } from '../flow/node-note.ts'
import type { FlowFile } from '../flow/param-spec.ts'

/** Says that a picture is not as large as the one that was chosen: measures in pixels would surprise. */
export function scaledNotes(
  file: FlowFile | null,
  { width, height }: { width: number; height: number },
): NodeNote[] {
  const was = file?.was
  if (!was || (was.width === width && was.height === height)) return []
  return [
    { code: 'scaled', values: { was: `${was.width}×${was.height}`, now: `${width}×${height}` } },
  ]
}
