/** Works with the same structure, as a teacher asks for them: whose, how strongly, and what is left out. */
import type { AlikeAnswer } from '@panya/domain/alike/alike-work.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLesson, type Client, join, type Lesson } from '../../testing/classroom.ts'
import { give } from '../../testing/give-assignment.ts'
import { aDemo, anAdmin, aStudent } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const SQUARES = `import turtle
pen = turtle.Turtle()
def square(size):
    for side in range(4):
        pen.forward(size)
        pen.left(90)
size = 20
while size < 200:
    pen.color("red" if size % 40 == 0 else "blue")
    square(size)
    size += 20
`
/** The same under other names, in other words and spaces. */
const BOXES = `import turtle   # the pen
boxer = turtle.Turtle()

def box(w):
  for i in range(4):
    boxer.forward( w )
    boxer.left(91)
w = 15
while w < 150:
  boxer.color('green' if w % 30 == 0 else 'pink')
  box(w)
  w += 15
`
const GUESSING = `import random
secret = random.randint(1, 20)
tries = []
while len(tries) < 6:
    guess = int(input("Your guess?"))
    tries.append(guess)
    if guess == secret:
        print("Found!", tries)
        break
    elif guess < secret:
        print("More")
    else:
        print("Less")
`

const python = (text: string) => ({
  format: 'python',
  version: 1,
  content: { files: [{ name: 'main.py', text }], main: 'main.py' },
})

async function handIn(learner: Client, id: number, document: object | null): Promise<void> {
  const work = `/api/class/assignments/${id}`
  expect((await learner.call('POST', `${work}/start`, { document })).status).toBe(200)
  expect((await learner.call('POST', `${work}/hand-in`)).status).toBe(200)
}

async function classmate({ room }: Lesson) {
  const person = await aStudent(server)
  const client = await projectClient(server, person)
  await join(client, room)
  return { person, client }
}

const ask = async (teacher: Client, id: number) => {
  const { status, body } = await teacher.call('GET', `/api/teach/assignments/${id}/alike`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as AlikeAnswer
}

test('the same structure is found under other names; others are left alone', async () => {
  const lesson = await aLesson(server)
  const { id } = await give(lesson.teacher, lesson.room.id)
  const [second, third, short] = [
    await classmate(lesson),
    await classmate(lesson),
    await classmate(lesson),
  ]
  await handIn(second.client, id, python(BOXES))
  await handIn(lesson.learner, id, python(SQUARES))
  await handIn(third.client, id, python(GUESSING))
  await handIn(short.client, id, python('print("Hi")\n'))
  const answer = await ask(lesson.teacher, id)
  expect(answer).toMatchObject({ comparable: true, compared: 4, asOfNow: false, more: false })
  expect(answer.groups).toHaveLength(1)
  // What was handed in first stands first.
  const pair = answer.groups[0]?.pairs[0]
  expect(pair).toMatchObject({ works: [second.person.id, lesson.pupil.id], strength: 'nearly' })
  expect(answer.works.map(({ id: work }) => work)).toEqual(pair?.works)
  expect(answer.works[0]?.lines[3]).toBe('def box(w):')
  expect(pair?.lines[0]).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(pair?.lines[1]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(answer.short.map(({ people }) => people[0]?.studentId)).toEqual([short.person.id])
})

test('what was handed in counts, not what became of it; a team is one; who left the class is not there', async () => {
  const lesson = await aLesson(server)
  const mate = await classmate(lesson)
  const gone = await classmate(lesson)
  const { id } = await give(lesson.teacher, lesson.room.id)
  await handIn(lesson.learner, id, python(SQUARES))
  await handIn(mate.client, id, python(BOXES))
  await handIn(gone.client, id, python(SQUARES))
  const room = `/api/teach/classes/${lesson.room.id}`
  await lesson.teacher.call('DELETE', `${room}/students/${gone.person.id}`)
  const mine = await mate.client.call('GET', `/api/class/assignments/${id}`)
  const { projectId } = mine.body
  expect((await mate.client.saveDocument(projectId, 1, python(GUESSING))).status).toBe(200)
  const answer = await ask(lesson.teacher, id)
  expect(answer.compared).toBe(2)
  expect(answer.groups).toHaveLength(1)
  expect((await mate.client.call('DELETE', `/api/projects/${projectId}`)).status).toBeLessThan(300)
  const after = await ask(lesson.teacher, id)
  expect(after).toMatchObject({ compared: 1, groups: [], skipped: [{ why: 'gone' }] })

  const team = await give(lesson.teacher, lesson.room.id, { teamSize: 2 })
  await handIn(lesson.learner, team.id, python(SQUARES))
  const together = await ask(lesson.teacher, team.id)
  expect(together).toMatchObject({ compared: 1, groups: [] })
  expect(together.short).toEqual([])
})

test('what everybody began with is not counted', async () => {
  const lesson = await aLesson(server)
  const { body: made } = await lesson.teacher.call('POST', '/api/projects', {
    id: crypto.randomUUID(),
    saveId: crypto.randomUUID(),
    tool: 'coding/python-programming',
    title: 'Squares',
    document: python(SQUARES),
  })
  const wish = { starterProjectId: made.id }
  const { id } = await give(lesson.teacher, lesson.room.id, wish)
  const mate = await classmate(lesson)
  for (const learner of [lesson.learner, mate.client]) await handIn(learner, id, null)
  const answer = await ask(lesson.teacher, id)
  expect(answer).toMatchObject({ hasStart: true, compared: 2, groups: [] })
  expect(answer.short).toHaveLength(2)
})

test('work nobody could write by hand is left out and said; the rest is compared', async () => {
  const lesson = await aLesson(server)
  const { id } = await give(lesson.teacher, lesson.room.id)
  await handIn(lesson.learner, id, python(SQUARES))
  const hostile = ['x=1;'.repeat(200_000), `print("${'x'.repeat(1_100_000)}")`]
  for (const text of [BOXES, ...hostile]) {
    const { client } = await classmate(lesson)
    await handIn(client, id, python('print(1)'))
    const { projectId } = (await client.call('GET', `/api/class/assignments/${id}`)).body
    expect((await client.saveDocument(projectId, 1, python(text))).status).toBe(200)
    await client.call('POST', `/api/class/assignments/${id}/hand-in`)
  }
  const begun = performance.now()
  const answer = await ask(lesson.teacher, id)
  expect(performance.now() - begun).toBeLessThan(10_000)
  expect(answer.skipped.map(({ why }) => why)).toEqual(['too-large', 'too-large'])
  expect(answer).toMatchObject({ compared: 2, groups: [{ pairs: [{ strength: 'nearly' }] }] })
})

const HERO = (name: string) => ({
  view: 'python',
  source: `def ${name}(d):
    while look(d) == "monster":
        hit(d)
    if free(d):
        go(d)
for turn in range(9):
    ${name}("north")
    if keys() > 0:
        open("east")
    else:
        ${name}("west")
`,
})

test('of a game the kept programs are compared; some games have none', async () => {
  const lesson = await aLesson(server)
  const wish = { tool: 'games/dungeon', level: 'floor-3' }
  const { id } = await give(lesson.teacher, lesson.room.id, wish)
  const mate = await classmate(lesson)
  for (const [learner, name] of [
    [lesson.learner, 'fight'],
    [mate.client, 'walk'],
  ] as const) {
    const kept = { tool: wish.tool, key: 'program/floor-3', value: HERO(name) }
    const { tool, key, value } = kept
    const url = `/api/progress?tool=${tool}&key=${encodeURIComponent(key)}`
    expect((await learner.call('PUT', url, { value })).status).toBe(204)
    await handIn(learner, id, null)
  }
  const answer = await ask(lesson.teacher, id)
  expect(answer).toMatchObject({ comparable: true, asOfNow: true, compared: 2 })
  expect(answer.groups).toMatchObject([{ pairs: [{ strength: 'nearly' }] }])
  const other = await give(lesson.teacher, lesson.room.id, { tool: 'games/grouping', level: '1' })
  expect(await ask(lesson.teacher, other.id)).toMatchObject({ comparable: false, groups: [] })
})

test('only teachers of the class and admins are answered', async () => {
  const lesson = await aLesson(server)
  const { id } = await give(lesson.teacher, lesson.room.id)
  const url = `/api/teach/assignments/${id}/alike`
  const foreign = await aLesson(server)
  const admin = await projectClient(server, await anAdmin(server))
  const guest = await projectClient(server, await aDemo(server))
  expect((await server.app.inject({ url })).statusCode).toBe(401)
  expect((await guest.call('GET', url)).status).toBe(403)
  expect((await lesson.learner.call('GET', url)).status).toBe(403)
  expect((await foreign.teacher.call('GET', url)).status).toBe(404)
  expect((await admin.call('GET', url)).status).toBe(200)
  expect((await lesson.teacher.call('GET', url)).status).toBe(200)
})
