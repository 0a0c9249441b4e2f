import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentity } from '../../identity/create-identity.ts'
import { adminClient } from '../../testing/admin-client.ts'
import { aChild } from '../../testing/family.ts'
import { TEST_PASSWORD } from '../../testing/people.ts'
import { GOOD, says, startTutorServer, tutored } from '../../testing/tutor.ts'
import { erasePerson } from '../personal-data/erase-person.ts'
import { forgetOldConversations } from './housekeeping.ts'

let started: Awaited<ReturnType<typeof startTutorServer>>
beforeAll(async () => {
  started = await startTutorServer()
  started.model.be(says(GOOD))
})
afterAll(() => started.close())

const asking = { question: 'What is this line for?' }
const count = async (table: string) =>
  (await started.server.database.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n

test('conversations are in one’s own data, with what one reported, and nobody else’s', async () => {
  const { server } = started
  const [nok, ben] = [await tutored(server), await tutored(server)]
  await ben.ask({ question: 'Something of Ben?' })
  const { turn } = (await nok.ask(asking)).turn!
  const report = { reason: 'other', words: 'Not what I asked.' }
  await nok.call('POST', `/api/tutor/turns/${turn.id}/report`, report)
  const admin = await adminClient(server)
  await admin.call('POST', `/tutor/reports/${turn.id}/close`)
  const exported = async (headers: { cookie: string }) => {
    const answer = await server.app.inject({ url: '/api/personal-data/export.zip', headers })
    return Object.entries(unzipSync(answer.rawPayload))
      .map(([name, bytes]) => `${name}\n${strFromU8(bytes)}`)
      .join('\n')
  }
  const own = await exported(nok.headers)
  expect(own).toContain('data/tutor_conversation.student_id.json')
  expect(own).toContain(asking.question)
  expect(own).toContain(report.words)
  expect(own).not.toContain('Something of Ben?')
  expect(await exported(admin.headers)).not.toContain(report.words)
})

test('they go with the account', async () => {
  const { server } = started
  const nok = await tutored(server)
  const before = [
    await count('tutor_conversation'),
    await count('tutor_turn'),
    await count('tutor_report'),
  ]
  const { turn } = (await nok.ask(asking)).turn!
  await nok.call('POST', `/api/tutor/turns/${turn.id}/report`, { reason: 'other', words: '' })
  const identity = await createIdentity(server.context)
  await server.database.orm.transaction((tx) => erasePerson(tx, identity, nok))
  const after = [
    await count('tutor_conversation'),
    await count('tutor_turn'),
    await count('tutor_report'),
  ]
  expect(after).toEqual(before)
})

test('after 180 days they are gone; one with an open report when it is closed', async () => {
  const { server } = started
  const [nok, ben] = [await tutored(server), await tutored(server)]
  await nok.ask({ question: 'Old and forgotten?' })
  const { turn } = (await ben.ask({ question: 'Old and reported?' })).turn!
  await ben.call('POST', `/api/tutor/turns/${turn.id}/report`, { reason: 'scary', words: '' })
  const questions = async () =>
    (
      await server.database.pool.query(`select question from tutor_turn where question like 'Old%'`)
    ).rows.map(({ question }) => question)
  const tidy = async (days: number) => {
    const now = () => new Date(Date.now() + days * 86_400_000)
    await forgetOldConversations({ database: server.database, now })
  }
  await tidy(179)
  expect(new Set(await questions())).toEqual(new Set(['Old and forgotten?', 'Old and reported?']))
  await tidy(181)
  expect(await questions()).toEqual(['Old and reported?'])
  await (await adminClient(server)).call('POST', `/tutor/reports/${turn.id}/close`)
  await tidy(181)
  expect(await questions()).toEqual([])
})

test('a learner whose guardian has not agreed asks nobody and is sent nothing new', async () => {
  const { server, model } = started
  const child = await aChild(server)
  const nok = await tutored(server, { ...child, password: TEST_PASSWORD })
  const before = model.asked.length
  expect(await nok.ask()).toMatchObject({ status: 403, message: 'guardian-consent-needed' })
  expect((await nok.chat('What is a loop?')).status).toBe(403)
  expect(await nok.terms()).toMatchObject({ restricted: true })
  expect(model.asked.length).toBe(before)
})
