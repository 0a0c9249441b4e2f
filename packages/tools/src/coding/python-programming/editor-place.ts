/** Where somebody was in their files: which one was shown, the cursor, what was in sight. */
import type { EditorPlace } from '@panya/engines/code-editor/code-editor.ts'
import type { ToolPlace } from '../../host/place/tool-place.ts'
import type { PythonSession } from './python-session.ts'

const NAME = 'editor'

interface FilePlace extends EditorPlace {
  file: string
}

function isFilePlace(value: unknown): value is FilePlace {
  if (typeof value !== 'object' || value === null) return false
  const { file, cursor, top } = value as Record<string, unknown>
  return typeof file === 'string' && Number.isInteger(cursor) && Number.isInteger(top)
}

export function keepEditorPlace(
  place: ToolPlace | undefined,
  session: PythonSession,
  file: string,
): void {
  const view = session.files.editor?.view
  if (view) place?.keep(NAME, { file, ...view } satisfies FilePlace)
}

export function restoreEditorPlace(place: ToolPlace | undefined, session: PythonSession): void {
  const left = place?.read(NAME)
  if (!isFilePlace(left) || !session.files.names.includes(left.file)) return
  session.files.show(left.file)
  session.files.editor?.comeBack(left)
}
