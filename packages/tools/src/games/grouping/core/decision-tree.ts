/** A tiny decision tree: asks the question that splits the groups best, again and again. */

export interface Example<Item> {
  item: Item
  /** The group the learner put it in. */
  group: number
}

export interface Question<Item> {
  id: string
  holds(item: Item): boolean
}

export type Tree =
  | { kind: 'leaf'; group: number; counts: readonly number[] }
  | { kind: 'ask'; question: string; yes: Tree; no: Tree; counts: readonly number[] }

const MAX_DEPTH = 4

function countGroups(examples: readonly Example<unknown>[], groups: number): number[] {
  const counts = Array.from({ length: groups }, () => 0)
  for (const { group } of examples) counts[group]!++
  return counts
}

/** How mixed a set is: 0 when all are of one group. */
function mixedness(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return counts.reduce((sum, count) => {
    const share = total === 0 ? 0 : count / total
    return share === 0 ? sum : sum - share * Math.log2(share)
  }, 0)
}

interface Split<Item> {
  question: Question<Item>
  yes: Example<Item>[]
  no: Example<Item>[]
  left: number
}

function splitBy<Item>(
  examples: readonly Example<Item>[],
  question: Question<Item>,
  groups: number,
) {
  const yes = examples.filter(({ item }) => question.holds(item))
  const no = examples.filter(({ item }) => !question.holds(item))
  const weigh = (part: Example<Item>[]) =>
    (part.length / examples.length) * mixedness(countGroups(part, groups))
  return { question, yes, no, left: weigh(yes) + weigh(no) }
}

/** The first of the best questions, so that the same examples always give the same tree. */
function bestSplit<Item>(
  examples: readonly Example<Item>[],
  questions: readonly Question<Item>[],
  groups: number,
): Split<Item> | null {
  let best: Split<Item> | null = null
  for (const question of questions) {
    const split = splitBy(examples, question, groups)
    if (split.yes.length === 0 || split.no.length === 0) continue
    if (!best || split.left < best.left - 1e-9) best = split
  }
  return best
}

export function learnTree<Item>(
  examples: readonly Example<Item>[],
  questions: readonly Question<Item>[],
  groups: number,
  depth = 0,
): Tree {
  const counts = countGroups(examples, groups)
  const leaf: Tree = { kind: 'leaf', group: counts.indexOf(Math.max(...counts)), counts }
  const before = mixedness(counts)
  if (before === 0 || depth === MAX_DEPTH) return leaf
  const split = bestSplit(examples, questions, groups)
  if (!split || split.left > before - 1e-9) return leaf
  return {
    kind: 'ask',
    question: split.question.id,
    yes: learnTree(split.yes, questions, groups, depth + 1),
    no: learnTree(split.no, questions, groups, depth + 1),
    counts,
  }
}

export interface Decision {
  group: number
  /** The questions asked on the way, with their answers. */
  path: { question: string; answer: boolean }[]
}

export function decide<Item>(
  tree: Tree,
  questions: readonly Question<Item>[],
  item: Item,
): Decision {
  const path: Decision['path'] = []
  let at = tree
  while (at.kind === 'ask') {
    const { question: id } = at
    const answer = questions.find((question) => question.id === id)?.holds(item) ?? false
    path.push({ question: id, answer })
    at = answer ? at.yes : at.no
  }
  return { group: at.group, path }
}

export function questionCount(tree: Tree): number {
  return tree.kind === 'leaf' ? 0 : 1 + questionCount(tree.yes) + questionCount(tree.no)
}
