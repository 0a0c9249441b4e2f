/** The schema builder: its scalars, who may call what, and how a refusal looks. */
import type { SiteConfig } from '@panya/domain/brand/brand.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import { isCalendarDay } from '@panya/domain/time/bangkok.ts'
import SchemaBuilder from '@pothos/core'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import { GraphQLError } from 'graphql'
import type { Database } from '../database/database.ts'
import { type Principal, refusalOf, type SignedIn } from '../http/principal.ts'
import { Problem } from '../http/problem.ts'

/** What every resolver works with. A module whose resolvers need more adds it here, in its own file. */
export interface GraphqlServices {
  database: Database
  /** What admins switched is in here. */
  site: SiteConfig
  now: () => Date
}

export interface GraphqlContext {
  principal: Principal
  /** Where the request came from, for limits. */
  address: string
  /** The language of the page that asks, for mails; null when it is not known. */
  locale: Locale | null
  services: GraphqlServices
}

interface SchemaTypes {
  Context: GraphqlContext
  AuthScopes: {
    /** Somebody with a valid session, even when their student row is missing. */
    identified: boolean
    /** Somebody with a student row. */
    signedIn: boolean
    admin: boolean
  }
  Scalars: {
    Date: { Input: string; Output: string }
    DateTime: { Input: Date; Output: Date }
  }
  DefaultFieldNullability: false
}

export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [ScopeAuthPlugin],
  defaultFieldNullability: false,
  scopeAuth: {
    authScopes: ({ principal }) => ({
      identified: principal.role !== 'anonymous',
      signedIn: principal.role !== 'anonymous' && principal.studentId !== null,
      admin: principal.role === 'admin',
    }),
    unauthorizedError: (_parent, { principal }) => refusal(principal),
  },
})

function refusal(principal: Principal): Problem {
  if (principal.role === 'anonymous') return new Problem('UNAUTHENTICATED', 'sign-in-needed')
  return refusalOf(principal)
}

/** For resolvers behind the `signedIn` scope. */
export function userOf({ principal }: GraphqlContext): SignedIn {
  return principal as SignedIn
}

export function maySee({ principal }: GraphqlContext, studentId: number): boolean {
  return principal.role === 'admin' || principal.studentId === studentId
}

const OFFSET = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/i

builder.scalarType('Date', {
  description: 'A day, as YYYY-MM-DD.',
  serialize: (value) => value,
  parseValue(value) {
    if (typeof value === 'string' && isCalendarDay(value)) return value
    throw new GraphQLError('Date must be a day such as 2026-11-15.')
  },
})

builder.scalarType('DateTime', {
  description: 'A moment, as RFC 3339 with its offset.',
  serialize: (value) => value.toISOString(),
  parseValue(value) {
    const moment = typeof value === 'string' && OFFSET.test(value) ? new Date(value) : null
    const year = moment?.getUTCFullYear() ?? Number.NaN
    if (moment && year >= 1970 && year < 10_000) return moment
    throw new GraphQLError('DateTime must be a moment such as 2026-11-15T09:30:00+07:00.')
  },
})

builder.queryType({})
builder.mutationType({})
