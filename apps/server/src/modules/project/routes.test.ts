import { randomUUID } from 'node:crypto'
import { PROJECT_LIMITS } from '@panya/domain/project/project.ts'
import { saveAddress } from '@panya/domain/project/save-address.ts'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDemo, aStudent } from '../../testing/people.ts'
import { projectClient, python } from '../../testing/project-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { thinHistory } from './history.ts'
import { keepProjectsTidy } from './housekeeping.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const someone = async () => projectClient(server, await aStudent(server))

test('a project is made, saved, opened and listed', async () => {
  const learner = await someone()
  const { id } = await learner.make({ files: ['a'] }, 'My flower')
  const saved = await learner.save(id, 1, { files: ['a', 'b'] })
  expect(saved).toMatchObject({ status: 200, body: { revision: 2 } })
  const { body } = await learner.call('GET', `/api/projects/${id}`)
  expect(body).toMatchObject({
    title: 'My flower',
    tool: 'coding/python-programming',
    revision: 2,
    document: { format: 'panya-python', version: 1, content: { files: ['a', 'b'] } },
  })
  const list = await learner.call('GET', '/api/projects')
  expect(list.body.projects.map((project: { id: string }) => project.id)).toEqual([id])
})

test('a save on an old revision is refused and changes nothing', async () => {
  const learner = await someone()
  const { id } = await learner.make('one')
  const saveId = randomUUID()
  await learner.save(id, 1, 'two', saveId)
  const stale = await learner.save(id, 1, 'other two')
  expect(stale).toEqual({
    status: 409,
    body: { code: 'CONFLICT', message: 'stale-revision', revision: 2, saveId },
  })
  const { body } = await learner.call('GET', `/api/projects/${id}`)
  expect([body.revision, body.document.content]).toEqual([2, 'two'])
})

test('the same save or the same new project sent twice counts once', async () => {
  const learner = await someone()
  const { id } = await learner.make('one')
  const saveId = randomUUID()
  const first = await learner.save(id, 1, 'two', saveId)
  const again = await learner.save(id, 1, 'two', saveId)
  expect(again.body).toEqual(first.body)
  const made = {
    id: randomUUID(),
    saveId: randomUUID(),
    tool: 'flow/data-analytics',
    title: 'Twice',
    document: { format: 'f', version: 1, content: null },
  }
  expect((await learner.call('POST', '/api/projects', made)).status).toBe(201)
  expect((await learner.call('POST', '/api/projects', made)).status).toBe(201)
  expect((await learner.call('GET', '/api/projects')).body.projects).toHaveLength(2)
})

test('a new project sent again with other content is not taken for made', async () => {
  const learner = await someone()
  const made = {
    id: randomUUID(),
    saveId: randomUUID(),
    tool: 'coding/python-programming',
    title: 'Begun',
    document: python('one'),
  }
  await learner.call('POST', '/api/projects', made)
  const later = { ...made, saveId: randomUUID(), document: python('one and two') }
  expect(await learner.call('POST', '/api/projects', later)).toEqual({
    status: 409,
    body: { code: 'CONFLICT', message: 'stale-revision', revision: 1, saveId: made.saveId },
  })
  await learner.call('DELETE', `/api/projects/${made.id}`)
  const inTrash = await learner.call('POST', '/api/projects', later)
  expect(inTrash.body).toEqual({ code: 'CONFLICT', message: 'project-in-trash' })
})

test('of many saves on the same revision at once exactly one wins', async () => {
  const learner = await someone()
  const { id } = await learner.make('start')
  const saves = await Promise.all(
    Array.from({ length: 12 }, (_, index) => learner.save(id, 1, `version ${index}`)),
  )
  expect(saves.filter((save) => save.status === 200)).toHaveLength(1)
  expect(saves.filter((save) => save.status === 409)).toHaveLength(11)
})

test("another learner's project is not there, whatever is tried", async () => {
  const owner = await someone()
  const { id } = await owner.make('secret')
  const stranger = await someone()
  const attempts = await Promise.all([
    stranger.call('GET', `/api/projects/${id}`),
    stranger.save(id, 1, 'mine now'),
    stranger.call('PATCH', `/api/projects/${id}`, { title: 'mine' }),
    stranger.call('POST', `/api/projects/${id}/duplicate`, { title: 'mine' }),
    stranger.call('DELETE', `/api/projects/${id}`),
    stranger.call('POST', `/api/projects/${id}/restore`),
    stranger.call('DELETE', `/api/projects/${id}/forever`),
    stranger.call('GET', `/api/projects/${id}/revisions`),
    stranger.call('GET', `/api/projects/${id}/revisions/1`),
    stranger.call('POST', `/api/projects/${id}/revisions/1/restore`),
    stranger.call('PUT', `/api/projects/${id}/share`, { level: 'private' }),
    stranger.call('GET', `/api/projects/${id}/origin`),
    stranger.call('GET', `/api/projects/${id}/thumbnail`),
  ])
  expect(attempts.map((attempt) => attempt.status)).toEqual(attempts.map(() => 404))
  const stolen = await stranger.call('POST', '/api/projects', {
    id,
    saveId: randomUUID(),
    tool: 'coding/python-programming',
    title: 'x',
    document: { format: 'f', version: 1, content: 'x' },
  })
  expect(stolen.body).toEqual({ code: 'CONFLICT', message: 'project-id-taken' })
  const { body } = await owner.call('GET', `/api/projects/${id}`)
  expect([body.revision, body.document.content]).toEqual([1, 'secret'])
})

test('without a session everything is refused; guests keep their work on their own device', async () => {
  const answer = await server.app.inject('/api/projects')
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'UNAUTHENTICATED'])
  const guest = await projectClient(server, await aDemo(server))
  expect(await guest.call('GET', '/api/projects')).toMatchObject({
    status: 403,
    body: { message: 'guests-keep-on-their-device' },
  })
})

test('older versions are listed, read and brought back as a new one', async () => {
  const learner = await someone()
  const { id } = await learner.make('one')
  await learner.save(id, 1, 'two')
  await learner.save(id, 2, 'three')
  const restored = await learner.call('POST', `/api/projects/${id}/revisions/1/restore`)
  expect(restored.body).toMatchObject({ revision: 4 })
  const { revisions } = (await learner.call('GET', `/api/projects/${id}/revisions`)).body
  expect(revisions.map((r: { number: number }) => r.number)).toEqual([4, 3, 2, 1])
  expect(revisions[0].restoredFrom).toBe(1)
  expect((await learner.call('GET', `/api/projects/${id}`)).body.document.content).toBe('one')
  const second = await learner.call('GET', `/api/projects/${id}/revisions/2`)
  expect(second.body.content).toBe('two')
})

test('history is thinned by the rule, and the current version stays', async () => {
  const learner = await someone()
  const { id } = await learner.make('start')
  for (let base = 1; base <= 5; base++) await learner.save(id, base, `v${base + 1}`)
  await server.database.pool.query(
    `update project_revision set saved_at = now() - make_interval(mins => 600 - number)
     where project_id = $1 and number <= 4`,
    [id],
  )
  expect(await thinHistory(server.database, id, new Date())).toBeGreaterThan(0)
  const { revisions } = (await learner.call('GET', `/api/projects/${id}/revisions`)).body
  const numbers = revisions.map((r: { number: number }) => r.number)
  expect(numbers.slice(0, 2)).toEqual([6, 5])
  expect(numbers.length).toBeLessThanOrEqual(4)
})

test('the trash keeps a project for its days, then lets it go', async () => {
  const learner = await someone()
  const { id } = await learner.make('x')
  expect((await learner.call('DELETE', `/api/projects/${id}/forever`)).status).toBe(409)
  await learner.call('DELETE', `/api/projects/${id}`)
  expect(await learner.save(id, 1, 'y')).toMatchObject({ body: { message: 'project-in-trash' } })
  await learner.call('POST', `/api/projects/${id}/restore`)
  expect((await learner.save(id, 1, 'y')).status).toBe(200)
  await learner.call('DELETE', `/api/projects/${id}`)
  const day = 86_400_000
  const later = { ...server.context, now: () => new Date(Date.now() + 29 * day) }
  await keepProjectsTidy(later)
  expect((await learner.call('GET', `/api/projects/${id}`)).status).toBe(200)
  await keepProjectsTidy({ ...later, now: () => new Date(Date.now() + 31 * day) })
  expect((await learner.call('GET', `/api/projects/${id}`)).status).toBe(404)
})

test('what lies in the trash takes room until it is deleted for good', async () => {
  const learner = await someone()
  const { id } = await learner.make('large')
  await server.database.pool.query('update project set bytes = $2 where id = $1', [
    id,
    PROJECT_LIMITS.totalBytes,
  ])
  await learner.call('DELETE', `/api/projects/${id}`)
  const another = () =>
    learner.call('POST', '/api/projects', {
      id: randomUUID(),
      saveId: randomUUID(),
      tool: 'coding/python-programming',
      title: 'Next',
      document: python('x'),
    })
  expect(await another()).toMatchObject({ status: 413, body: { message: 'storage-full' } })
  // It was counted all the time, so it can always come back.
  expect((await learner.call('POST', `/api/projects/${id}/restore`)).status).toBe(200)
  await learner.call('DELETE', `/api/projects/${id}`)
  await learner.call('DELETE', `/api/projects/${id}/forever`)
  expect((await another()).status).toBe(201)
})

test('limits are told by name and nothing is changed', async () => {
  const learner = await someone()
  const { id } = await learner.make('small')
  const large = 'x'.repeat(PROJECT_LIMITS.documentBytes)
  const refused = await learner.save(id, 1, large)
  expect(refused).toMatchObject({ status: 413, body: { message: 'document-too-large' } })
  await server.database.pool.query('update project set bytes = $2 where id = $1', [
    id,
    PROJECT_LIMITS.totalBytes,
  ])
  const other = await learner.call('POST', `/api/projects/${id}/duplicate`, { title: 'copy' })
  expect(other).toMatchObject({ status: 413, body: { message: 'storage-full' } })
  expect((await learner.save(id, 1, 'smaller')).status).toBe(200)
})

test('the 201st project is refused, also when two come at once', async () => {
  const person = await aStudent(server)
  const learner = await projectClient(server, person)
  await server.database.pool.query(
    `insert into project (id, owner_id, tool, title, bytes)
     select gen_random_uuid(), $1, 'coding/python-programming', 'p' || n, 1
     from generate_series(1, ${PROJECT_LIMITS.projects - 1}) n`,
    [person.id],
  )
  const results = await Promise.allSettled([learner.make(), learner.make(), learner.make()])
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  const [refused] = results.filter((result) => result.status === 'rejected')
  expect(String(refused?.reason)).toContain('too-many-projects')
})

test('bad input is refused with the field named', async () => {
  const learner = await someone()
  const { id } = await learner.make('x')
  const good = { base: '1', saveId: randomUUID(), format: 'f', version: '1' }
  const bad = [
    { ...good, saveId: 'nope' },
    { ...good, base: '0' },
    { ...good, version: 'one' },
    { ...good, format: 'with space' },
    { ...good, extra: 'true' },
  ]
  for (const query of bad) {
    const answer = await learner.send(
      `/api/projects/${id}/document?${new URLSearchParams(query)}`,
      'null',
    )
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } })
    expect(Object.keys(answer.body.fields)).toHaveLength(1)
  }
  expect((await learner.call('GET', '/api/projects/not-a-uuid')).status).toBe(400)
})

test('a tool that no folder holds is refused everywhere, and nothing is written', async () => {
  const learner = await someone()
  const count = async () => {
    const { rows } = await server.database.pool.query(`
      select (select count(*)::int from project) as projects,
        (select count(*)::int from tool_progress) as progress,
        (select count(*)::int from tool_activity) as activity,
        (select count(*)::int from game_result) as results`)
    return rows[0]
  }
  const before = await count()
  const made = { id: randomUUID(), saveId: randomUUID(), title: 'x', document: python('x') }
  const events = [{ kind: 'run' }]
  for (const tool of ['games/toy', 'games/../host', 'flow', 'host/core', '', 7, null]) {
    const refused = [
      await learner.call('POST', '/api/projects', { ...made, tool }),
      await learner.call('POST', '/api/activity', { tool, projectId: null, events }),
      await learner.call('POST', '/api/judge', { tool, submission: {} }),
      await learner.call('PUT', `/api/progress?tool=${tool}&key=progress`, { value: 1 }),
    ]
    for (const answer of refused)
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'BAD_INPUT', fields: { tool: expect.any(String) } },
      })
  }
  expect(await count()).toEqual(before)
})

test('a new tool needs no migration: the database asks for an address, not for a known one', async () => {
  const { id: studentId } = await aStudent(server)
  const insert = (tool: string) =>
    server.database.pool.query(
      'insert into project (id, owner_id, tool, title, bytes) values ($1, $2, $3, $4, 1)',
      [randomUUID(), studentId, tool, 'x'],
    )
  expect((await insert('games/toy-2')).rowCount).toBe(1)
  for (const tool of [
    'toy',
    'games/',
    'games/../host',
    'Games/toy',
    'games/toy/core',
    'games/toy\n',
  ])
    await expect(insert(tool)).rejects.toThrow('project_tool_address')
})

test('text with characters the database cannot keep is saved all the same', async () => {
  const learner = await someone()
  const { id } = await learner.make(null)
  const saved = await learner.save(id, 1, { text: 'a\u0000b \ud83d \\u0000 😀' })
  expect(saved.status).toBe(200)
  const { body } = await learner.call('GET', `/api/projects/${id}`)
  expect(body.document.content).toEqual({ text: 'a\ufffdb \ufffd \\u0000 😀' })
})

test('what was written by hand is kept as it was meant: spaces, doubled names, numbers beyond all bounds', async () => {
  const learner = await someone()
  const { id } = await learner.make()
  const sent = ` { "text": "first",
    "text": "ไก่ \\"🦉\\"", "huge": 1e200000, "n": 1.50 } `
  const address = saveAddress(id, { base: 1, saveId: randomUUID(), document: python(null) })
  expect((await learner.send(address, sent)).body).toMatchObject({ revision: 2 })
  const { body } = await learner.call('GET', `/api/projects/${id}`)
  expect(body.document.content).toEqual({ text: 'ไก่ "🦉"', huge: null, n: 1.5 })
})

test('what is not JSON is refused, and those who save at the same moment do not notice', async () => {
  const deep = '['.repeat(50_000) + ']'.repeat(50_000)
  const broken = ['', '{', '1},{"id":2', '[1]]', 'undefined', '\u0001[1]', deep]
  const learners = await Promise.all([...broken, 'good'].map(() => someone()))
  const projects = await Promise.all(learners.map((learner) => learner.make('before')))
  const answers = await Promise.all(
    [...broken, '"after"'].map((sent, index) => {
      const document = python(null)
      const address = saveAddress(projects[index]!.id, { base: 1, saveId: randomUUID(), document })
      return learners[index]!.send(address, sent)
    }),
  )
  expect(answers.map(({ status }) => status)).toEqual([...broken.map(() => 400), 200])
  const contents = await Promise.all(
    projects.map(async ({ id }, index) => {
      const { body } = await learners[index]!.call('GET', `/api/projects/${id}`)
      return body.document.content
    }),
  )
  expect(contents).toEqual([...broken.map(() => 'before'), 'after'])
})

test('titles become one clean line', async () => {
  const learner = await someone()
  const { id } = await learner.make('x')
  const renamed = await learner.call('PATCH', `/api/projects/${id}`, {
    title: '  <b>ดอกไม้</b>\n\u0007 ของฉัน ',
  })
  expect(renamed.body.title).toBe('<b>ดอกไม้</b> ของฉัน')
})

test('a picture is kept as pixels only; something else is refused', async () => {
  const learner = await someone()
  const { id } = await learner.make('x')
  const put = (payload: Buffer) =>
    server.app.inject({
      method: 'PUT',
      url: `/api/projects/${id}/thumbnail`,
      headers: { ...learner.headers, 'content-type': 'image/png' },
      payload,
    })
  const png = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#4338ca' },
  })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .png()
    .toBuffer()
  expect((await put(png)).statusCode).toBe(204)
  const url = `/api/projects/${id}/thumbnail`
  const shown = await server.app.inject({ url, headers: learner.headers })
  const { width, format, exif } = await sharp(shown.rawPayload).metadata()
  expect([width, format, exif]).toEqual([450, 'webp', undefined])
  expect((await put(Buffer.from('<svg onload="x">'))).json()).toMatchObject({
    message: 'not-a-picture',
  })
})

test('a document that could never be read again is not kept, one as deep as a long stack of blocks is', async () => {
  const learner = await someone()
  const deep = (levels: number) => '{"next":'.repeat(levels) + '[]' + '}'.repeat(levels)
  const make = (content: string) => {
    const [id, saveId] = [randomUUID(), randomUUID()]
    const document = `{"format":"panya.blocks","version":1,"content":${content}}`
    return server.app.inject({
      method: 'POST',
      url: '/api/projects',
      headers: { ...learner.headers, 'content-type': 'application/json' },
      payload: `{"id":"${id}","saveId":"${saveId}","tool":"coding/block-programming","title":"x","document":${document}}`,
    })
  }
  const { id } = await learner.make('x')
  const save = (base: number, content: string) => {
    const query = `base=${base}&saveId=${randomUUID()}&format=panya.blocks&version=1`
    return learner.send(`/api/projects/${id}/document?${query}`, content)
  }
  for (const levels of [3000, 5000, 200_000]) {
    const refused = { code: 'BAD_INPUT', message: 'document-too-deep' }
    expect((await make(deep(levels))).json(), `${levels}`).toMatchObject(refused)
    expect((await save(1, deep(levels))).body, `${levels}`).toMatchObject(refused)
  }
  expect((await make(deep(2400))).statusCode).toBe(201)
  expect((await save(1, deep(2400))).status).toBe(200)
  expect((await learner.call('GET', `/api/projects/${id}`)).status).toBe(200)
  // Signs in a text are no levels, however the text is written.
  const text = JSON.stringify({ text: `\\"${'[{'.repeat(5000)}\\` })
  expect((await save(2, text)).status).toBe(200)
})

test('all work comes as one zip, with a file for every project', async () => {
  const learner = await someone()
  await learner.make({ a: 1 }, 'Same')
  await learner.make({ b: 2 }, 'same')
  const trashed = await learner.make('x', 'Gone')
  await learner.call('DELETE', `/api/projects/${trashed.id}`)
  const answer = await server.app.inject({
    url: '/api/projects/export.zip',
    headers: learner.headers,
  })
  const files = unzipSync(answer.rawPayload)
  expect(Object.keys(files)).toHaveLength(2)
  for (const name of Object.keys(files)) expect(name).toMatch(/^coding\/python-programming\/same/i)
})

test('a large work, which is read beside the server, is in the zip like a small one', async () => {
  const learner = await someone()
  const text = 'print("mango")\n'.repeat(20_000)
  await learner.make({ files: [{ name: 'main.py', text }], main: 'main.py' }, 'Long')
  const asked = { url: '/api/projects/export.zip', headers: learner.headers }
  const files = unzipSync((await server.app.inject(asked)).rawPayload)
  expect(Object.keys(files)).toEqual(['coding/python-programming/Long.py'])
  expect(strFromU8(files['coding/python-programming/Long.py']!)).toBe(text)
})
