import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerJsonBody } from './json-body.ts'

const app = Fastify()
registerJsonBody(app)
app.post('/', (request) => ({ read: request.body }))

const post = (payload: string) =>
  app.inject({ method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload })

test.each([
  '{"__proto__":{"admin":true}}',
  '{"a":[{"__proto__" :1}]}',
  '{"\\u005f_proto__":{"admin":true}}',
  '{"__pr\\u006fto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"c\\u006fnstructor":{"pr\\u006ftotype":1}}',
  '{"a":1',
  '',
])('refused: %s', async (body) => {
  expect((await post(body)).statusCode).toBe(400)
})

test.each([
  '{"text":"__proto__: is a word, and so is \\u0e01"}',
  '{"prototype":1,"proto":2,"constructor":"Ann"}',
  '[null]',
])('read: %s', async (body) => {
  expect((await post(body)).json()).toEqual({ read: JSON.parse(body) })
})
