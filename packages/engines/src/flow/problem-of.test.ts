import { expect, test } from 'vitest'
import { DownloadFailure } from '../download/download-failure.ts'
import { FlowFailure } from './flow-value.ts'
import { problemOf } from './problem-of.ts'

test('a model that did not come is told apart from a computation that went wrong', () => {
  expect(problemOf(new DownloadFailure('broken', '/vendor/a')).code).toBe('engine-unavailable')
  expect(problemOf(new FlowFailure('cycle')).code).toBe('cycle')
  expect(problemOf(new RangeError('too far'))).toEqual({
    code: 'failed',
    values: { detail: 'too far' },
  })
})
