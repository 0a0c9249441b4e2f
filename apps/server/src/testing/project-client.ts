/** A learner's browser as far as projects go: signed in, speaking to the interface over HTTP. */
import { createHash, randomUUID } from 'node:crypto'
import { referenceTo } from '@panya/domain/project/asset-reference.ts'
import type { ProjectDocument, ProjectSummary } from '@panya/domain/project/project.ts'
import { saveAddress } from '@panya/domain/project/save-address.ts'
import type { Person } from '../app/seed/people.ts'
import { signIn } from './sign-in.ts'
import type { TestServer } from './test-server.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export const python = (content: unknown) => ({ format: 'panya-python', version: 1, content })

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** How a document names a picture that lies beside it. */
export const pictureRef = (bytes: Buffer): string =>
  referenceTo({ hash: hashOf(bytes), head: 'data:image/png;base64,' })

export async function projectClient(server: TestServer, person: Person) {
  const { withCookie: headers } = await signIn(server, person.email)
  async function call(method: Method, url: string, payload?: object) {
    const answer = await server.app.inject({
      method,
      url,
      headers,
      ...(payload ? { payload } : {}),
    })
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
  }
  /** What is sent may be anything, JSON or not. */
  async function send(url: string, payload: string) {
    const type = { 'content-type': 'application/json' }
    const answer = await server.app.inject({
      method: 'PUT',
      url,
      headers: { ...headers, ...type },
      payload,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  function saveDocument(
    id: string,
    base: number,
    document: ProjectDocument,
    saveId: string = randomUUID(),
  ) {
    const url = saveAddress(id, { base, saveId, document })
    return send(url, JSON.stringify(document.content))
  }
  /** Sends bytes under a hash, their own unless another is given. */
  async function upload(bytes: Buffer, hash = hashOf(bytes)) {
    const answer = await server.app.inject({
      method: 'PUT',
      url: `/api/assets/${hash}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: bytes,
    })
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
  }
  return {
    call,
    upload,
    headers,
    send,
    saveDocument,
    async make(content: unknown = 'print(1)', title = 'Mine'): Promise<ProjectSummary> {
      const ids = { id: randomUUID(), saveId: randomUUID() }
      const tool = 'coding/python-programming'
      const made = { ...ids, tool, title, document: python(content) }
      const { status, body } = await call('POST', '/api/projects', made)
      if (status !== 201) throw new Error(`not made: ${status} ${JSON.stringify(body)}`)
      return body as ProjectSummary
    },
    save(id: string, base: number, content: unknown, saveId: string = randomUUID()) {
      return saveDocument(id, base, python(content), saveId)
    },
  }
}
