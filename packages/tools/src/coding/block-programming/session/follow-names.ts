/** What was typed knows sprites by their names: another name, or a copy, and it says the new one. */
import { namesOf } from '@panya/engines/blocks-runtime/python/python-program.ts'
import { readForPython } from '@panya/engines/blocks-runtime/python/python-reading.ts'
import { pythonTextOf } from '@panya/engines/blocks-runtime/python/python-text.ts'
import type { Actor, BlocksContent } from '../core/document.ts'
import { programOf } from '../core/edit-project.ts'
import { type KeptText, type KeptTexts, markOf } from '../core/text-views.ts'

type Names = ReadonlyMap<string, string>

const TYPED = ['draft', 'words'] as const satisfies (keyof KeptTexts)[]

/** The content after a step, with what was typed following what the step did to names. */
export function followNames(before: BlocksContent, after: BlocksContent): BlocksContent {
  if (after.actors === before.actors || !after.actors.some(hasText)) return after
  const [were, are] = [namesIn(before), namesIn(after)]
  const isSame = [...are].every(([id, name]) => were.get(id) === name)
  if (isSame) return after
  const actors = after.actors.map((actor) => {
    const from = hasText(actor) && originOf(actor, before)
    if (!from) return actor
    const changes = changesOf(were, are, from.id, actor.id)
    const base = markAt(before, from.id)
    const texts: KeptTexts = {}
    for (const name of TYPED) {
      const text = actor[name] && renamed(actor[name], changes)
      if (text) texts[name] = text.base === base ? { ...text, base: markAt(after, actor.id) } : text
    }
    return { ...actor, ...texts }
  })
  return { ...after, actors }
}

const hasText = (actor: Actor): boolean => TYPED.some((name) => actor[name])

/** Who it was before: itself, or the one it is a copy of. */
const originOf = (actor: Actor, { actors }: BlocksContent): Actor | undefined =>
  actors.find(({ id }) => id === actor.id) ??
  actors.find((one) => TYPED.some((name) => one[name] && one[name] === actor[name]))

function namesIn(content: BlocksContent): Names {
  const { program } = readForPython(programOf(content))
  const names = namesOf(program)
  return new Map(
    program.actors.map(({ id, name }) => [id, names.name(['actor', id], name, 'sprite')]),
  )
}

const markAt = (content: BlocksContent, actorId: string): string =>
  markOf(pythonTextOf(programOf(content), actorId).text)

function changesOf(were: Names, are: Names, fromId: string, toId: string): Names {
  const changes = new Map<string, string>()
  for (const [id, old] of were) {
    const now = are.get(id === fromId ? toId : id)
    if (now !== undefined && now !== old) changes.set(old, now)
  }
  return changes
}

/** What is said in quotes and remarks stays as it is. */
const WORDS =
  /"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|#[^\n]*|(?<![\p{L}\p{M}\p{N}_.])[\p{L}_][\p{L}\p{M}\p{N}_]*/gu

function renamed(draft: KeptText, changes: Names): KeptText {
  if (changes.size === 0) return draft
  return { ...draft, text: draft.text.replace(WORDS, (word) => changes.get(word) ?? word) }
}
