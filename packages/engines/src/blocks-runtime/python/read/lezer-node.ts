/** Nodes as lezer makes them, and how deep they may lie in each other. */
import type { parser } from '@lezer/python'

export type Node = ReturnType<typeof parser.parse>['topNode']

/** More inside each other than anybody can read, or the machine's stack can bear. */
export class TooDeep extends Error {
  readonly at: number

  constructor(at: number) {
    super('too deep')
    this.at = at
  }
}

export function childrenOf(node: Node): Node[] {
  const found: Node[] = []
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (child.name !== 'Comment') found.push(child)
  return found
}
