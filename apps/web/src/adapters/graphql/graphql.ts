/** Speaks to /graphql: a named document, its variables, and the typed data that comes back. */

import type { GraphqlDocument } from '@panya/domain/graphql/document.ts'
import type { ProblemCode } from '@panya/domain/problem/problem.ts'
import { request } from '../http/http.ts'
import { refetchSession } from '../identity/current-session.ts'
import { identityToken } from '../identity/identity.ts'

const ENDPOINT = '/graphql'
const CLIENT_NAME = { 'apollographql-client-name': 'panya-web' }

interface GraphqlProblem {
  message: string
  extensions?: { code?: ProblemCode; fields?: Record<string, string> }
}

interface Answer<Data> {
  data?: Data | null
  errors?: GraphqlProblem[]
}

/** The server understood and said no. */
export class GraphqlError extends Error {
  code: ProblemCode
  fields: Record<string, string>

  constructor({ message, extensions }: GraphqlProblem) {
    super(message)
    this.code = extensions?.code ?? 'INTERNAL'
    this.fields = extensions?.fields ?? {}
  }
}

export interface GraphqlOptions {
  /** Sends a query as GET. */
  get?: boolean
}

/** A token that has run out is renewed with the session, once. */
export async function graphql<Data, Variables extends object>(
  document: GraphqlDocument<Data, Variables>,
  variables: Variables,
  options: GraphqlOptions = {},
): Promise<Data> {
  try {
    return await send(document, variables, options)
  } catch (error) {
    const renewable = error instanceof GraphqlError && error.code === 'UNAUTHENTICATED'
    if (!renewable || identityToken() === null || !(await refetchSession())) throw error
    return send(document, variables, options)
  }
}

async function send<Data, Variables extends object>(
  { name, text }: GraphqlDocument<Data, Variables>,
  variables: Variables,
  { get = false }: GraphqlOptions,
): Promise<Data> {
  const token = identityToken()
  const bearer = token === null ? undefined : { authorization: `Bearer ${token}` }
  const headers = { ...CLIENT_NAME, ...bearer }
  const body = { operationName: name, variables, query: text }
  const answer = get
    ? await request<Answer<Data>>(`${ENDPOINT}?${searchOf(body)}`, { headers })
    : await request<Answer<Data>>(ENDPOINT, { method: 'POST', json: body, headers })
  const [problem] = answer.errors ?? []
  if (problem) throw new GraphqlError(problem)
  if (!answer.data) throw new GraphqlError({ message: 'The answer holds no data.' })
  return answer.data
}

function searchOf(body: { operationName: string; variables: object; query: string }): string {
  const variables = JSON.stringify(body.variables)
  return new URLSearchParams({ ...body, variables }).toString()
}
