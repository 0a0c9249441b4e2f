/** A Python project made from a block project: the program, and the pictures that are not in the library. */
import type { ToolDocument } from '../../kit/tool-host.ts'
import type { BlocksContent } from './core/document.ts'

export function pythonDocument(program: string, content: BlocksContent): ToolDocument {
  const own = content.actors
    .flatMap(({ costumes }) => costumes)
    .filter(({ library }) => library === undefined)
  const files = [
    { name: 'main.py', text: program },
    ...(own.length > 0 ? [{ name: 'costumes.json', text: JSON.stringify(own) }] : []),
  ]
  return { format: 'python', version: 1, content: { files, main: 'main.py' } }
}
