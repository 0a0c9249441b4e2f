/**
 * What becomes of a statement on its way to the database. One without a name is read anew each time, so it can say
 * for which request it is; a pooler that does not know names gets none.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { currentRequest } from '../current-request.ts'

type Statement = string | pg.QueryConfig | pg.Submittable

export function asSent(statement: Statement, named: boolean, request?: string): Statement {
  const remark = request === undefined ? '' : `/* request ${request} */ `
  if (typeof statement === 'string') return remark + statement
  if ('submit' in statement || (named && statement.name !== undefined)) return statement
  return { ...statement, name: undefined, text: remark + statement.text }
}

type Send = (statement: Statement, ...rest: unknown[]) => unknown

/** The pool's connections. */
export function clientFor(named: boolean): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      const send = this.query.bind(this) as Send
      const query: Send = (statement, ...rest) =>
        send(asSent(statement, named, currentRequest()), ...rest)
      this.query = query as typeof this.query
    }
  }
}

type Connect = (callback?: (...given: unknown[]) => void) => unknown

/** Who waited for a connection goes on with their own request, not with that of whoever gave it back. */
export function keepRequests(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as Connect
  const bound: Connect = (callback) => connect(callback && AsyncLocalStorage.bind(callback))
  pool.connect = bound as typeof pool.connect
}
