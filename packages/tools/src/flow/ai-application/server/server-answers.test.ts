import type { AiReceipt } from '@panya/domain/ai/ai-kind.ts'
import type { Job } from '@panya/engines/flow/executor.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AiClient } from '../../../host/ai-client.ts'
import { ServerAnswers } from './server-answers.ts'

const options = { signal: new AbortController().signal, onProgress: () => {} }
const receipt = <T>(result: T): AiReceipt<T> => ({ id: 'job', result, coins: 3, balance: 27 })
const boxed = { width: 8, height: 8, rgba: new Uint8ClampedArray(8 * 8 * 4).fill(200) }

function ask(words: string, key = words): Job {
  return {
    key,
    node: 'n1',
    type: 'ai.server-chat',
    params: {},
    inputs: { text: { value: { type: 'text', value: words } } },
  }
}

let answers: ServerAnswers
let client: AiClient

beforeEach(() => {
  answers = new ServerAnswers(() => Promise.resolve(new Blob()))
  client = {
    offers: () => Promise.reject(new Error('not asked for here')),
    detect: () =>
      Promise.resolve(
        receipt({
          width: 4,
          height: 4,
          things: [{ name: 'cup', score: 0.9, box: { x: 1, y: 1, width: 2, height: 2 } }],
        }),
      ),
    read: () => Promise.reject(new Error('ai-failed')),
    compare: ({ texts }) =>
      Promise.resolve(
        receipt({ matches: texts.map((_, at) => ({ index: texts.length - 1 - at, score: 0.5 })) }),
      ),
    chat: (question) => Promise.resolve({ answer: `about ${question}`, coins: 3, balance: 27 }),
  }
})

test('a question is sent by nobody but a press; then its answer comes out and the flow hears of it', async () => {
  const chat = vi.spyOn(client, 'chat')
  const heard = vi.fn()
  answers.executor.onReset(heard)
  await expect(answers.executor.run(ask('owls'), options)).rejects.toMatchObject({
    problem: { code: 'not-asked' },
  })
  await expect(answers.executor.run(ask('bats'), options)).rejects.toThrow()
  expect(chat).not.toHaveBeenCalled()
  expect(await answers.run('n1', client, 3)).toEqual({ coins: 3, balance: 27 })
  expect(chat).toHaveBeenCalledExactlyOnceWith('bats', 3)
  expect(heard).toHaveBeenCalledOnce()
  const { outputs } = await answers.executor.run(ask('bats'), options)
  expect(outputs.answer).toEqual({ type: 'text', value: 'about bats' })
})

test('after an edit the last answer stays, marked as old, until it is paid for again', async () => {
  await answers.executor.run(ask('owls'), options).catch(() => {})
  await answers.run('n1', client, 3)
  expect(answers.isStale('n1')).toBe(false)
  const { outputs } = await answers.executor.run(ask('bats'), options)
  expect(outputs.answer).toMatchObject({ value: 'about owls' })
  expect(answers.isStale('n1')).toBe(true)
})

test('a failure keeps what was answered before and says its name', async () => {
  await answers.executor.run(ask('owls'), options).catch(() => {})
  await answers.run('n1', client, 3)
  client.chat = () => Promise.reject(new Error('ai-failed'))
  await expect(answers.run('n1', client, 3)).rejects.toThrow('ai-failed')
  const { outputs } = await answers.executor.run(ask('owls'), options)
  expect(outputs.answer).toMatchObject({ value: 'about owls' })
})

test('things come back in the places of the picture that was asked about', async () => {
  const job: Job = {
    key: 'k',
    node: 'n2',
    type: 'ai.server-detect',
    params: {},
    inputs: {
      image: {
        value: {
          type: 'image',
          handle: { engine: 'ai', key: 'p', port: 'image' },
          width: 8,
          height: 8,
          channels: 3,
        },
        portable: { type: 'image', ...boxed },
      },
    },
  }
  await answers.executor.run(job, options).catch(() => {})
  await answers.run('n2', client, 2)
  const { outputs } = await answers.executor.run(job, options)
  expect(outputs).toMatchObject({ label: { value: 'cup' }, count: { value: 1 } })
  const table = await answers.executor.take({ engine: 'server', key: 'k', port: 'table' })
  expect(table).toMatchObject({ data: [['cup'], [0.9], [2], [2], [4], [4]] })
})

test('another project starts without the answers of this one', async () => {
  await answers.executor.run(ask('owls'), options).catch(() => {})
  await answers.run('n1', client, 3)
  answers.clear()
  await expect(answers.executor.run(ask('owls'), options)).rejects.toThrow()
  await expect(
    new ServerAnswers(() => Promise.resolve(new Blob())).run('n1', client, 3),
  ).rejects.toThrow('nothing-to-ask')
})
