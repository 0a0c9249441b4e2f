/** Sends GraphQL documents to a test server. */
import type { GraphqlDocument } from '@panya/domain/graphql/document.ts'
import type { TestServer } from './test-server.ts'

export interface GraphqlAnswer<Data = unknown> {
  status: number
  data: Data | null | undefined
  errors: { message: string; path?: string[]; extensions: { code: string; fields?: object } }[]
  /** The code of the first error, or `ok`. */
  outcome: string
}

type Headers = Record<string, string>

export async function sendQuery<Data = unknown>(
  { app }: Pick<TestServer, 'app'>,
  body: object,
  headers: Headers = {},
): Promise<GraphqlAnswer<Data>> {
  const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload: body })
  const { data, errors = [] } = answer.json<{ data?: Data; errors?: GraphqlAnswer['errors'] }>()
  return { status: answer.statusCode, data, errors, outcome: errors[0]?.extensions.code ?? 'ok' }
}

export function sendOperation<Data, Variables>(
  server: Pick<TestServer, 'app'>,
  { name, text }: GraphqlDocument<Data, Variables>,
  variables: Variables,
  headers: Headers = {},
): Promise<GraphqlAnswer<Data>> {
  return sendQuery(server, { operationName: name, query: text, variables }, headers)
}
