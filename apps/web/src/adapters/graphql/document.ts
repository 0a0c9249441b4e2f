/** A GraphQL document with the types of its variables and of the data it gives. */
export interface GraphqlDocument<Data, Variables extends object> {
  /** The name of its operation. */
  name: string
  text: string
  /** Only for the compiler. */
  types?: { data: Data; variables: Variables }
}
