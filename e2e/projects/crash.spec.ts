import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { saveAddress } from '@panya/domain/project/save-address.ts'
import { type APIRequestContext, expect, request, test } from '@playwright/test'
import { signInByApi } from '../accounts/people.ts'
import { SEED_PASSWORD, startServerUnderTest } from '../support/server.ts'

const STUDENT = { email: 'student1@panya.example', password: SEED_PASSWORD }

async function signedIn(baseURL: string): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL })
  await signInByApi(api, STUDENT)
  return api
}

// Two servers start here, one after the other.
test.setTimeout(120_000)

test('every save that was answered is there after the server was killed between two saves', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'panya-crash-'))
  chmodSync(dataDir, 0o755)
  const first = await startServerUnderTest({ DATA_DIR: dataDir })
  const api = await signedIn(first.url)
  const id = randomUUID()
  const document = { format: 'panya-python', version: 1, content: 0 }
  const made = {
    id,
    saveId: randomUUID(),
    tool: 'coding/python-programming',
    title: 'Crash',
    document,
  }
  await api.post('/api/projects', { data: made })
  let acknowledged = 1
  const killed = new Promise<void>((resolve) => {
    first.process.once('exit', () => resolve())
  })
  for (let base = 1; base < 200; base++) {
    const address = saveAddress(id, { base, saveId: randomUUID(), document })
    const answer = await api.put(address, { data: [base] }).catch(() => null)
    if (!answer?.ok()) break
    acknowledged = ((await answer.json()) as { revision: number }).revision
    if (base === 40) first.process.kill('SIGKILL')
  }
  await killed
  await api.dispose()
  const second = await startServerUnderTest({ DATA_DIR: dataDir })
  const after = await signedIn(second.url)
  const project = (await (await after.get(`/api/projects/${id}`)).json()) as {
    revision: number
    document: { content: number[] }
  }
  expect(acknowledged).toBeGreaterThanOrEqual(41)
  expect(project.revision).toBeGreaterThanOrEqual(acknowledged)
  expect(project.document.content).toEqual([project.revision - 1])
  await after.dispose()
  await second.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
