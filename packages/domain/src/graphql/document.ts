/** A GraphQL document with the types of its variables and of the data it gives. */
export interface GraphqlDocument<Data, Variables> {
  /** The name of its operation. */
  name: string
  text: string
  /** Only for the compiler. */
  types?: { data: Data; variables: Variables }
}

export function graphqlDocument<Data, Variables>(text: string): GraphqlDocument<Data, Variables> {
  const name = /^\s*(?:query|mutation)\s+(\w+)/.exec(text)?.[1]
  if (name === undefined) throw new Error('The document has no named operation.')
  // One line: it also travels in addresses, and what is sent is what the server knows.
  return { name, text: text.replace(/\s+/g, ' ').trim() }
}
