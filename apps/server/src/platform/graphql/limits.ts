/** How large a document may be: depth, aliases, directives and cost, whatever fragments hide. */
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
} from 'graphql'

export const MAX_DEPTH = 8
export const MAX_ALIASES = 10
export const MAX_DIRECTIVES = 10
/** A plain field costs one, a field with a selection ten: each may be a query. */
export const MAX_COST = 150
export const MAX_TOKENS = 1000

const PLAIN_COST = 1
const NESTED_COST = 10

interface Size {
  depth: number
  aliases: number
  directives: number
  cost: number
}

/** Measured before anything else looks at the document: validating costs more than its size tells. */
export function limitErrors(document: DocumentNode): GraphQLError[] {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
  }
  const measured = new Map<string, Size>()
  const total: Size = { depth: 0, aliases: 0, directives: 0, cost: 0 }
  for (const node of document.definitions) {
    if (node.kind === Kind.OPERATION_DEFINITION) add(total, sizeOf(node.selectionSet))
  }
  // What no operation uses is validated all the same.
  const unused = [...fragments.keys()].map(fragmentSize)
  return [total, ...unused].map(complaints).find((found) => found.length > 0) ?? []

  function sizeOf(set: SelectionSetNode): Size {
    const size: Size = { depth: 0, aliases: 0, directives: 0, cost: 0 }
    for (const selection of set.selections) {
      size.directives += selection.directives?.length ?? 0
      if (selection.kind === Kind.FRAGMENT_SPREAD) add(size, fragmentSize(selection.name.value))
      else if (selection.kind === Kind.INLINE_FRAGMENT) add(size, sizeOf(selection.selectionSet))
      else {
        const inner = selection.selectionSet ? sizeOf(selection.selectionSet) : null
        const own = { depth: 1, aliases: selection.alias ? 1 : 0, directives: 0 }
        add(size, { ...own, cost: inner ? NESTED_COST : PLAIN_COST })
        if (inner) add(size, { ...inner, depth: inner.depth + 1 })
      }
    }
    return size
  }

  /** Measured once, so that fragments in fragments cannot make measuring slow. */
  function fragmentSize(name: string): Size {
    const known = measured.get(name)
    if (known) return known
    // A fragment that contains itself is found here again; that it may not, validation says.
    measured.set(name, { depth: 0, aliases: 0, directives: 0, cost: 0 })
    const fragment = fragments.get(name)
    const size = fragment
      ? sizeOf(fragment.selectionSet)
      : { depth: 0, aliases: 0, directives: 0, cost: 0 }
    measured.set(name, size)
    return size
  }
}

function add(total: Size, part: Size): void {
  total.depth = Math.max(total.depth, part.depth)
  total.aliases += part.aliases
  total.directives += part.directives
  total.cost += part.cost
}

function complaints({ depth, aliases, directives, cost }: Size): GraphQLError[] {
  const found: string[] = []
  if (depth > MAX_DEPTH)
    found.push(`The document is ${depth} levels deep; ${MAX_DEPTH} are allowed.`)
  if (aliases > MAX_ALIASES) found.push(`The document has more than ${MAX_ALIASES} aliases.`)
  if (directives > MAX_DIRECTIVES)
    found.push(`The document has more than ${MAX_DIRECTIVES} directives.`)
  if (cost > MAX_COST) found.push(`The document costs more than ${MAX_COST}.`)
  return found.map((message) => new GraphQLError(message))
}
