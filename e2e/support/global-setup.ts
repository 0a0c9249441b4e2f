import { startServerUnderTest } from './server.ts'

/** One server with the demo school for all browser tests; its address goes to the workers. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServerUnderTest()
  process.env['E2E_URL'] = server.url
  return () => server.stop()
}
