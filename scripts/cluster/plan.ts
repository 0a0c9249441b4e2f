/** Which nodes there are, where they listen, and what each of them is told. Pure. */

export interface ClusterPlan {
  nodes: number
  /** Of the proxy; the nodes have the ports behind it. */
  port: number
  folder: string
  secret: string
  seed: string
  seedPassword: string
  database: {
    url: string
    /** With a pooler in between. */
    pooler: { url: string; knowsNames: boolean } | null
  }
}

export interface NodePlan {
  name: string
  address: string
  logFile: string
  env: Record<string, string>
}

const LOOPBACK = '127.0.0.1'
/** Long enough for connections that the proxy keeps to be closed with an answer. */
const DRAIN_SECONDS = 2

export function planNodes({ nodes, port, folder, ...shared }: ClusterPlan): NodePlan[] {
  const same = {
    HOST: LOOPBACK,
    PUBLIC_URL: `http://localhost:${port}`,
    TRUST_PROXY: LOOPBACK,
    // Nodes may share it: mails that wait, and packages for Python.
    DATA_DIR: `${folder}/shared`,
    SECRET: shared.secret,
    SEED: shared.seed,
    SEED_PASSWORD: shared.seedPassword,
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    ...wayTo(shared.database),
  }
  return Array.from({ length: nodes }, (_, index) => ({
    name: `node ${index + 1}`,
    address: `${LOOPBACK}:${port + 1 + index}`,
    logFile: `${folder}/node-${index + 1}.log`,
    env: { ...same, PORT: String(port + 1 + index) },
  }))
}

function wayTo({ url, pooler }: ClusterPlan['database']): Record<string, string> {
  if (pooler === null) return { DATABASE_URL: url }
  return {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: url,
    DATABASE_NAMED_STATEMENTS: pooler.knowsNames ? 'on' : 'off',
  }
}
