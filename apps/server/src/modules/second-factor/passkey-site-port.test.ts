import { expect, test } from 'vitest'
import { passkeySite } from './passkey-site-port.ts'

const at = (publicUrl: string | null, host: string) =>
  passkeySite(
    { publicUrl: publicUrl ?? 'http://localhost:3000', publicUrlGiven: publicUrl !== null },
    host,
  )

test('passkeys belong to the name of the site, on https', () => {
  expect(at('https://learn.example', 'learn.example')).toEqual({
    rpId: 'learn.example',
    origin: 'https://learn.example',
  })
  expect(at('https://learn.example:8443', 'learn.example:8443')).toEqual({
    rpId: 'learn.example',
    origin: 'https://learn.example:8443',
  })
})

test('or to this computer, whatever the port', () => {
  const here = { rpId: 'localhost', origin: 'http://localhost:4000' }
  expect(at(null, 'localhost:4000')).toEqual(here)
  expect(at('http://localhost:3000', 'localhost:4000')).toEqual(here)
  expect(at(null, 'localhost:80')).toEqual({ rpId: 'localhost', origin: 'http://localhost' })
})

test.each([
  ['a number', null, '127.0.0.1:3000'],
  ['a number of the house', null, '192.168.1.4:3000'],
  ['a number with https', 'https://192.0.2.7', '192.0.2.7'],
  ['a long number', 'https://[2001:db8::1]', '[2001:db8::1]'],
  ['a name without https', 'http://school.lan', 'school.lan'],
  ['another name than the site’s', 'https://learn.example', 'localhost:3000'],
  ['nothing that could be a host', null, 'a b'],
])('there are none at %s', (_name, publicUrl, host) => {
  expect(at(publicUrl, host)).toBeNull()
})
