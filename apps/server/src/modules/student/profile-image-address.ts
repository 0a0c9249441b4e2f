/** What may stand in profile_image: an address of ours or a secure one, never something that runs. */
import { Problem } from '../../platform/http/problem.ts'

const MAX = 500
const OWN_PATH = /^\/(?![/\\])[\w\-./~%?=&+]*$/

/** Null takes the image away. */
export function checkProfileImage(value: string): string | null {
  if (value === '') return null
  if (value.length > MAX) throw new Problem('BAD_INPUT', 'bad-input', { profile_image: 'too-long' })
  if (OWN_PATH.test(value) || isSecureAddress(value)) return value
  throw new Problem('BAD_INPUT', 'bad-input', { profile_image: 'not-an-image-address' })
}

function isSecureAddress(value: string): boolean {
  if (!/^https:\/\/[^\s"'<>\\]+$/.test(value) || !URL.canParse(value)) return false
  const { username, password } = new URL(value)
  return username === '' && password === ''
}
