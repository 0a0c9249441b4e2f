/** What a school calls somebody, made fit for an account here. */
import { NAME_MAX, normaliseName } from './account-fields.ts'
import { NO_NAME } from './person-name.ts'
import type { Claims } from './school-identity.ts'

export interface SchoolNames {
  displayName: string
  firstName: string
  lastName: string
}

const UNFIT = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu

export function namesFrom(claims: Claims, email: string): SchoolNames {
  const name = fit(claims['name'])
  const [first = '', ...others] = name.split(' ')
  const firstName = fit(claims['given_name']) || first || fit(email.split('@')[0])
  const lastName = fit(claims['family_name']) || others.join(' ') || NO_NAME
  return { firstName, lastName, displayName: name || firstName }
}

function fit(value: unknown): string {
  if (typeof value !== 'string') return ''
  const text = normaliseName(value.replace(UNFIT, ' '))
  // Marks nobody sees are no name.
  if (text.replace(/[\p{Cf}\s]/gu, '') === '') return ''
  return Array.from(text).slice(0, NAME_MAX).join('').trim()
}
