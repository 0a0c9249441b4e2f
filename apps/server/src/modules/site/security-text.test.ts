import type { Brand } from '@panya/domain/brand/brand.ts'
import { expect, test } from 'vitest'
import { securityText } from './security-text.ts'

test('says whom to write to, and is never out of date', () => {
  const brand = { contactEmail: 'hello@panya.example' } as Brand
  const now = new Date('2026-11-16T00:00:00Z')
  expect(securityText({ brand, publicUrl: 'https://panya.example' }, now).split('\n')).toEqual([
    'Contact: mailto:hello@panya.example',
    'Expires: 2027-05-15T00:00:00.000Z',
    'Preferred-Languages: en, th, zh, ar',
    'Canonical: https://panya.example/.well-known/security.txt',
    '',
  ])
})
