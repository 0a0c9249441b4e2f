import type pg from 'pg'

/** A connection through a socket of this machine, as DATABASE_URL takes it. */
export function connectionUrl({ host, port, user, database }: pg.ClientConfig): string {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`
}
