/** An administrator of the test's own: the school's one is used by all tests, and devices are limited. */
import { type APIRequestContext, expect } from '@playwright/test'
import { ADMIN, type Credentials, newLearner, otherDevice } from '../accounts/people.ts'

export async function newAdmin(api: APIRequestContext, baseURL: string): Promise<Credentials> {
  const person = await newLearner(api)
  const head = await otherDevice(baseURL, ADMIN)
  const given = await head.post(`/api/admin/people/${person.id}/roles`, {
    data: { group: 'admin' },
  })
  expect(given.ok()).toBe(true)
  await head.dispose()
  return person
}
