import { expect, test } from 'vitest'
import { EnvError, readEnv } from './env.ts'

const FIRST = { AI_BASE_URL: 'http://localhost:11434/v1/', AI_MODEL: 'qwen' }

test('without an address there is no language model', () => {
  expect(readEnv({}).ai).toBeNull()
  // A key may be there for another program.
  expect(readEnv({ AI_API_KEY: 'sk' }).ai).toBeNull()
})

test('one is as it always was', () => {
  expect(readEnv(FIRST).ai).toEqual({
    services: [
      {
        name: 'localhost:11434',
        prefix: 'AI',
        baseUrl: 'http://localhost:11434/v1',
        apiKey: null,
        model: 'qwen',
      },
    ],
    moderation: 'auto',
    dailyTokens: null,
    seconds: 90,
  })
})

test('up to four, in their order; two on one host have two names', () => {
  const { ai } = readEnv({
    ...FIRST,
    AI_2_BASE_URL: 'https://api.openai.com/v1',
    AI_2_API_KEY: 'sk-2',
    AI_2_MODEL: 'gpt',
    AI_4_BASE_URL: 'http://localhost:11434/v1',
    AI_4_MODEL: 'gemma3',
    AI_MODERATION: 'omni-moderation-latest',
    AI_DAILY_TOKENS: '200000',
    AI_SECONDS: '300',
  })
  expect(ai?.services.map(({ name, prefix, apiKey }) => [name, prefix, apiKey])).toEqual([
    ['localhost:11434', 'AI', null],
    ['api.openai.com', 'AI_2', 'sk-2'],
    ['localhost:11434 (2)', 'AI_4', null],
  ])
  expect(ai).toMatchObject({
    moderation: 'omni-moderation-latest',
    dailyTokens: 200_000,
    seconds: 300,
  })
})

test('every wrong value is named in one message, and no key', () => {
  const wrong = {
    AI_BASE_URL: 'https://nok:secret-0@api.example/v1',
    AI_API_KEY: 'secret-1 secret-1',
    AI_2_MODEL: 'gpt',
    AI_2_API_KEY: 'secret-2',
    AI_3_BASE_URL: 'ftp://api.example',
    AI_3_MODEL: 'gpt',
    AI_4_BASE_URL: 'https://api.example/v1?key=secret-3',
    AI_4_API_KEY: 'ключ-secret-4',
    AI_MODERATION: 'a b',
    AI_DAILY_TOKENS: '0',
    AI_SECONDS: '5',
  }
  let message = ''
  try {
    readEnv(wrong)
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError)
    message = (error as Error).message
  }
  const named = [
    'AI_BASE_URL',
    'AI_MODEL',
    'AI_API_KEY',
    'AI_2_BASE_URL',
    'AI_3_BASE_URL',
    'AI_4_BASE_URL',
    'AI_4_MODEL',
    'AI_4_API_KEY',
    'AI_MODERATION',
    'AI_DAILY_TOKENS',
    'AI_SECONDS',
  ]
  for (const name of named) expect(message).toContain(`- ${name} `)
  expect(message.split('\n')).toHaveLength(named.length + 1)
  expect(message).not.toContain('secret')
})
