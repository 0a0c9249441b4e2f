/** Turns what went wrong into errors a client can rely on: a code, and nothing of the inside. */
import type { ProblemCode } from '@panya/domain/problem/problem.ts'
import type { FastifyRequest } from 'fastify'
import { type GraphQLError, Kind } from 'graphql'
import { Problem } from '../http/problem.ts'

export interface PresentedError {
  message: string
  path?: readonly (string | number)[]
  locations?: readonly { line: number; column: number }[]
  extensions: { code: ProblemCode; fields?: Record<string, string>; id?: string }
}

export function presentError(error: GraphQLError, request: FastifyRequest): PresentedError {
  const where = {
    ...(error.path ? { path: error.path } : {}),
    ...(error.locations
      ? { locations: error.locations.map(({ line, column }) => ({ line, column })) }
      : {}),
  }
  const problem = error.originalError
  if (problem instanceof Problem) {
    const { code, message, fields } = problem.body()
    return { message, ...where, extensions: { code, ...(fields ? { fields } : {}) } }
  }
  // Without a path it is about the document or its variables, and says nothing of the inside.
  if (error.path === undefined) return { ...presentInput(error), ...where }
  request.log.error({ err: problem ?? error }, 'data call failed')
  return { message: 'unexpected', ...where, extensions: { code: 'INTERNAL', id: request.id } }
}

function presentInput(error: GraphQLError): PresentedError {
  const message = withoutValues(error.message)
  const variable = error.nodes?.find((node) => node.kind === Kind.VARIABLE_DEFINITION)
  const field = variable?.kind === Kind.VARIABLE_DEFINITION ? variable.variable.name.value : null
  const fields = field === null ? undefined : { [field]: 'not-valid' }
  return { message, extensions: { code: 'BAD_INPUT', ...(fields ? { fields } : {}) } }
}

const SAID_BY_SCHEMA =
  /(Field "\w+" of required type "[\w![\]]+" was not provided|Field "\w+" is not defined by type "\w+"|Expected non-nullable type "[\w![\]]+" not to be null)\.$/

/** The library repeats what it was given, and that may be a password. */
export function withoutValues(said: string): string {
  const message = said.replace(/ Did you mean .*$/s, '')
  const [, variable] = /^(Variable "\$\w+") got invalid value /.exec(message) ?? []
  if (variable !== undefined) {
    const [, reason] = SAID_BY_SCHEMA.exec(message) ?? []
    return `${variable} got an invalid value${reason ? `: ${reason}` : ''}.`
  }
  return message
    .replace(/( cannot represent [^:]*): .*$/s, '$1.')
    .replace(/,? found (?!<EOF>).*$/s, '.')
    .replace(/(Unexpected \w+) .*$/s, '$1.')
}
