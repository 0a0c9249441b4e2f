/** Runs documents: the platform's own compiled and kept, others within limits and forgotten. */
import { OPERATIONS } from '@panya/domain/graphql/operations.ts'
import type { FastifyInstance } from 'fastify'
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { Problem } from '../http/problem.ts'
import type { TokenBuckets } from '../limits/token-buckets.ts'
import type { GraphqlContext } from './builder.ts'
import { limitErrors, MAX_TOKENS } from './limits.ts'

export interface GraphqlCall {
  query: string
  variables: Record<string, unknown>
  operationName: string | null
  /** By GET nothing may be changed. */
  readOnly: boolean
}

export interface ExecuteOptions {
  schema: GraphQLSchema
  knownOnly: boolean
  introspection: boolean
  /** Takes from what somebody may ask in words of their own: reading those is work. */
  others: TokenBuckets
}

/** Errors of the document or its variables: nothing was run. */
export class DocumentErrors extends Error {
  errors: readonly GraphQLError[]
  constructor(errors: readonly GraphQLError[]) {
    super('The document is not valid.')
    this.errors = errors
  }
}

interface KnownOperation {
  name: string
  text: string
  isQuery: boolean
}

const KNOWN = new Map<string, KnownOperation>(
  OPERATIONS.map(({ name, text }) => [text, { name, text, isQuery: text.startsWith('query') }]),
)

export function findKnown(query: string): KnownOperation | undefined {
  return KNOWN.get(query) ?? KNOWN.get(query.replace(/\s+/g, ' ').trim())
}

export function createExecutor(app: FastifyInstance, options: ExecuteOptions) {
  const rules = options.introspection
    ? specifiedRules
    : [...specifiedRules, NoSchemaIntrospectionCustomRule]

  return async (call: GraphqlCall, context: GraphqlContext): Promise<ExecutionResult> => {
    const known = findKnown(call.query)
    if (known) return runKnown(app, known, call, context)
    if (options.knownOnly) throw new Problem('FORBIDDEN', 'unknown-operation')
    if (options.others.take(String(context.principal.studentId ?? context.address)) > 0)
      throw new Problem('RATE_LIMITED', 'too-many')
    const document = readDocument(options.schema, call.query, rules)
    return runOther(options.schema, document, call, context)
  }
}

async function runKnown(
  app: FastifyInstance,
  known: KnownOperation,
  { operationName, variables, readOnly }: GraphqlCall,
  context: GraphqlContext,
): Promise<ExecutionResult> {
  if (operationName !== null && operationName !== known.name) throw unknownOperationName()
  if (readOnly && !known.isQuery) throw notByGet()
  try {
    return await app.graphql(known.text, { ...context }, variables, known.name)
  } catch (error) {
    const { errors } = error as { errors?: GraphQLError[] }
    throw errors ? new DocumentErrors(errors) : error
  }
}

function readDocument(
  schema: GraphQLSchema,
  query: string,
  rules: typeof specifiedRules,
): DocumentNode {
  let document: DocumentNode
  try {
    document = parse(query, { maxTokens: MAX_TOKENS })
  } catch (error) {
    if (error instanceof GraphQLError) throw new DocumentErrors([error])
    throw error
  }
  const tooLarge = limitErrors(document)
  if (tooLarge.length > 0) throw new DocumentErrors(tooLarge)
  const invalid = validate(schema, document, rules, { maxErrors: 20 })
  if (invalid.length > 0) throw new DocumentErrors(invalid)
  return document
}

async function runOther(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operationName, variables, readOnly }: GraphqlCall,
  context: GraphqlContext,
): Promise<ExecutionResult> {
  const operation = getOperationAST(document, operationName)
  if (!operation) throw unknownOperationName()
  if (readOnly && operation.operation !== OperationTypeNode.QUERY) throw notByGet()
  const result = await execute({
    schema,
    document,
    contextValue: context,
    variableValues: variables,
    operationName,
  })
  if (result.data === undefined && result.errors) throw new DocumentErrors(result.errors)
  return result
}

function unknownOperationName(): Problem {
  return new Problem('BAD_INPUT', 'bad-input', { operationName: 'unknown' })
}

function notByGet(): Problem {
  return new Problem('BAD_INPUT', 'mutations-need-post')
}
