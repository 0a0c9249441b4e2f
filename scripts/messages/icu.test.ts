import { expect, test } from 'vitest'
import { complaints } from './icu.ts'

test('the check sees what a translator may get wrong', () => {
  const english = '{n, plural, one {# coin} other {# coins}} for <0>{name}</0>'
  const arabic = '{n, plural, one {#} other {#}} <0>{name}</0>'
  expect(complaints(english, arabic, 'ar')).toEqual([
    'lacks the plural forms zero, two, few, many of n',
  ])
  expect(complaints(english, '{n, plural, other {#}} {nom}', 'th')).toHaveLength(2)
  expect(complaints(english, ' ', 'th')).toEqual(['has no translation'])
  expect(complaints(english, '{n, plural, other {#} <0>{name}</0>', 'th')).toEqual([
    expect.stringContaining('cannot be read'),
  ])
})
