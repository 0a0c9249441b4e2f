import { expect, test } from 'vitest'
import { complaintAbout } from './answers.ts'

const ask = { method: 'GET', path: '/api/projects' }
const json = { 'content-type': 'application/json' }
const answer = (status: number, text: string, failure: string | null = null) => ({
  status,
  text,
  failure,
  headers: json,
  ms: 1,
})
const problem = (code: string, message: string) => JSON.stringify({ code, message })

test.each([
  ['a failure', answer(500, problem('INTERNAL', 'unexpected'))],
  ['a database that is away', answer(503, problem('UNAVAILABLE', 'unexpected'))],
  ['silence', answer(0, '', 'no answer within 15000 ms')],
  ['another shape', answer(400, '{"error":"Bad Request"}')],
  ['a trace', answer(400, problem('BAD_INPUT', 'x\\n    at handle (/srv/app.ts:3:4)'))],
  ['a query', answer(400, problem('BAD_INPUT', 'select id from student'))],
  ['no JSON', answer(404, '<html>')],
])('%s is complained about, with a line to repeat it', (_name, given) => {
  expect(complaintAbout(ask, given)).toContain("curl -X GET '$URL/api/projects'")
})

test.each([
  ['success', answer(200, 'anything')],
  ['a refusal', answer(403, problem('FORBIDDEN', 'forbidden'))],
  ['too busy, with a reason', answer(503, problem('UNAVAILABLE', 'too-busy'))],
  ['nothing there', answer(404, '')],
])('%s is right', (_name, given) => {
  expect(complaintAbout(ask, given)).toBeNull()
})
