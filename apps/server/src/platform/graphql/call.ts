/** Reads a GraphQL call out of a request, or says which part of it is wrong. */
import type { FastifyRequest } from 'fastify'
import { Problem } from '../http/problem.ts'
import type { GraphqlCall } from './execute.ts'

type Parts = Record<string, unknown>

export function callFromBody(request: FastifyRequest): GraphqlCall {
  if (!isObject(request.body)) throw bad('body', 'not-an-object')
  return readCall(request.body, false)
}

export function callFromQuery(request: FastifyRequest): GraphqlCall {
  const { query, operationName, variables } = request.query as Parts
  return readCall({ query, operationName, variables: fromJson(variables) }, true)
}

function readCall({ query, operationName, variables }: Parts, readOnly: boolean): GraphqlCall {
  if (typeof query !== 'string' || query.trim() === '') throw bad('query', 'required')
  const name = operationName ?? null
  if (name !== null && typeof name !== 'string') throw bad('operationName', 'not-text')
  const values = variables ?? {}
  if (!isObject(values)) throw bad('variables', 'not-an-object')
  return { query, variables: values, operationName: name || null, readOnly }
}

function fromJson(text: unknown): unknown {
  if (text === undefined || text === '') return undefined
  if (typeof text !== 'string') throw bad('variables', 'not-text')
  try {
    return JSON.parse(text)
  } catch {
    throw bad('variables', 'not-json')
  }
}

function isObject(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function bad(field: string, code: string): Problem {
  return new Problem('BAD_INPUT', 'bad-input', { [field]: code })
}
