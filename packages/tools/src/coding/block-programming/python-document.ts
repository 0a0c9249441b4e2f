/** A Python project made from a block project: the program, and what is not in the library under its own name. */
import type { ToolDocument } from '../../host/tool-host.ts'
import type { BlocksContent } from './core/document.ts'

export function pythonDocument(program: string, content: BlocksContent): ToolDocument {
  const isOwn = ({ id, library }: { id: string; library?: string }): boolean => library !== id
  const costumes = content.actors.flatMap((actor) => actor.costumes).filter(isOwn)
  const sounds = content.actors.flatMap((actor) => actor.sounds).filter(isOwn)
  const own = costumes.length > 0 || sounds.length > 0
  const files = [
    { name: 'main.py', text: program },
    ...(own ? [{ name: 'stage.json', text: JSON.stringify({ costumes, sounds }) }] : []),
  ]
  return { format: 'python', version: 1, content: { files, main: 'main.py' } }
}
