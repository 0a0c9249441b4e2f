import type { NodeType } from '@panya/engines/flow/node-type.ts'

/** The texts beside a group of nodes: a name and a sentence for each, and words that only this group uses. */
export type NodeTexts<Nodes extends readonly NodeType[]> = Record<string, string> &
  Record<`${'node' | 'help'}.${Nodes[number]['type']}`, string>
