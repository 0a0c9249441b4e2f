/** What every part of the attack works with. */
import type pg from 'pg'
import type { Belongings } from './belongings.ts'
import type { AttackedServer } from './child.ts'
import type { KnownRoute } from './observer.ts'
import type { People } from './people.ts'
import type { Report } from './report.ts'

export interface Attack {
  server: AttackedServer
  database: pg.Pool
  routes: KnownRoute[]
  people: People
  own: Belongings
  report: Report
  seed: number
  /** When the run has to be over, by performance.now(). */
  endsAt: number
  /** A short run takes one round of everything, and fewer of the heavy ones. */
  short: boolean
}
