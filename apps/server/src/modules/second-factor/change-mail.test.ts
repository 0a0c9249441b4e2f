import { LOCALES, localePath } from '@panya/domain/locale/locale.ts'
import { expect, test } from 'vitest'
import { changeMail } from './change-mail.ts'

const PARTS = { to: 'owner@school.example', brand: 'Panya', publicUrl: 'https://panya.example' }

test.each([null, ...LOCALES])('for %s it is in every language, theirs first', (locale) => {
  const { subject, text } = changeMail({ ...PARTS, change: 'app-removed', locale })
  const links = text.split('\n').filter((line) => line.startsWith('https:'))
  const linkIn = (each: (typeof LOCALES)[number]) => PARTS.publicUrl + localePath(each, '/profile')
  expect(links[0]).toBe(linkIn(locale ?? 'en'))
  expect(links.toSorted()).toEqual(LOCALES.map(linkIn).toSorted())
  const english = changeMail({ ...PARTS, change: 'app-removed', locale: 'en' }).subject
  expect(subject === english).toBe(locale === null || locale === 'en')
})
