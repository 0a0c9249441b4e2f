/** What pgbouncer is told, so that many nodes share few connections. Pure. */

export type PoolerVersion = readonly [major: number, minor: number]

export interface PoolerPlan {
  /** Private: whoever gets in there is let in. */
  folder: string
  port: number
  /** Where PostgreSQL is. */
  server: { host: string; port: number; user: string; database: string }
  version: PoolerVersion
  /** Further settings, which win over these. */
  more?: Record<string, string | number>
}

/** The name under which nodes find the database. */
export const POOLED_DATABASE = 'panya'

export function readPoolerVersion(said: string): PoolerVersion | null {
  const [, major, minor] = /^PgBouncer (\d+)\.(\d+)/im.exec(said) ?? []
  return major === undefined || minor === undefined ? null : [Number(major), Number(minor)]
}

/** Whether a statement can keep its name on connections that are shared. */
export function poolerKnowsNames([major, minor]: PoolerVersion): boolean {
  return major > 1 || minor >= 21
}

export function poolerConfig({ folder, port, server, version, more = {} }: PoolerPlan): string {
  const settings = {
    listen_port: port,
    unix_socket_dir: folder,
    unix_socket_mode: '0700',
    pidfile: `${folder}/pgbouncer.pid`,
    logfile: `${folder}/pgbouncer.log`,
    auth_type: 'any',
    admin_users: server.user,
    pool_mode: 'transaction',
    max_client_conn: 500,
    default_pool_size: 20,
    ...(poolerKnowsNames(version) ? { max_prepared_statements: 200 } : {}),
    ...more,
  }
  const way = `host=${server.host} port=${server.port} dbname=${server.database} user=${server.user}`
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  return ['[databases]', `${POOLED_DATABASE} = ${way}`, '', '[pgbouncer]', ...lines, ''].join('\n')
}
