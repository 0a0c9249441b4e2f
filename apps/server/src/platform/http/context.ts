import type { SiteConfig } from '@panya/domain/brand/brand.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Env } from '../env.ts'
import type { Objects } from '../objects/objects.ts'

/** As argon2id takes it. */
export interface PasswordCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** What modules are given when they are registered; nothing else is global. */
export interface AppContext {
  env: Env
  /** The key everything secret is derived from. */
  secret: string
  site: SiteConfig
  database: Database
  /** Large things of documents, wherever they lie. */
  objects: Objects
  log: FastifyBaseLogger
  /** The embedded database belongs to one process: no other node can be alive beside it. */
  soleNode?: boolean
  /** What a password costs to check, where it is not what it has to be: in tests. No setting leads here. */
  passwordCost?: PasswordCost
  /** The only clock: tests give their own. */
  now: () => Date
}
