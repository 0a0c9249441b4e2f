/** The words that blocks were made of, out of a saved project: they are shown again only while they say what the blocks say. */
import { pythonTextOf } from '@panya/engines/blocks-runtime/python/python-text.ts'
import { readPython } from '@panya/engines/blocks-runtime/python/read/read-python.ts'
import { type KeptText, markOf, type TypedText } from '../core/text-views.ts'
import type { ShownProgram } from '../session/shown-program.ts'

export function typedWords(
  { program, actorId }: ShownProgram,
  blocksText: string,
  words: KeptText | undefined,
): TypedText | null {
  if (!words || words.base !== markOf(blocksText)) return null
  const result = readPython(words.text, program, actorId)
  if (!('reading' in result)) return null
  const { workspace, places } = result.reading
  const actors = program.actors.map((one) => (one.id === actorId ? { ...one, workspace } : one))
  // A file can hold anything: a text that says something else than the blocks would deceive whoever reads it.
  if (pythonTextOf({ ...program, actors }, actorId).text !== blocksText) return null
  return { text: words.text, places, blocksText }
}
