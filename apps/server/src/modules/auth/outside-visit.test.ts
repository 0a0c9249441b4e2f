/** Somebody on the way to their school's sign-in and back. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SCHOOL_ID, startTestSchool, type TestSchool } from '../../testing/school.ts'

let place: TestSchool
beforeAll(async () => {
  place = await startTestSchool()
})
afterAll(() => place.close())

test.each([
  ['changed their mind there', 'nobody', 'OAuthCallbackError'],
  ['is not let in', 'stranger', 'SchoolOutside'],
])('who %s still knows where they wanted to go', async (_who, name, error) => {
  const wanted = '/th/class?assignment=3'
  place.school.people.set('stranger', { email: 'mali@gmail.example', email_verified: true })
  const page = await place.browser().arrive(SCHOOL_ID, name, wanted)
  expect(page.pathname).toBe('/th/signin')
  expect(Object.fromEntries(page.searchParams)).toEqual({ error, callbackUrl: wanted })
})

test('nobody is led elsewhere that way', async () => {
  const page = await place.browser().arrive(SCHOOL_ID, 'nobody', 'https://evil.example/home')
  expect(page.href).not.toContain('evil')
})
