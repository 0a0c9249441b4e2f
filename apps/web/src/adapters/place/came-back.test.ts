import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const ADDRESS = 'https://school.example/games/dungeon'

function loaded(type: string, { address = ADDRESS, wasDiscarded = false } = {}): void {
  vi.stubGlobal('location', { href: ADDRESS })
  vi.stubGlobal('document', { wasDiscarded })
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type, name: address }] })
}

let cameBack: (of: string) => boolean
beforeEach(async () => {
  vi.resetModules()
  ;({ cameBack } = await import('./came-back.ts'))
})
afterEach(() => vi.unstubAllGlobals())

test.each(['reload', 'back_forward'])(
  '%s brings a page back, once for each place in it',
  (type) => {
    loaded(type)
    expect([cameBack('a'), cameBack('b'), cameBack('a')]).toEqual([true, true, false])
  },
)

test('a page that was thrown away comes back however it is loaded', () => {
  loaded('navigate', { wasDiscarded: true })
  expect(cameBack('a')).toBe(true)
})

test('who came by a link, or went on to another page, begins', () => {
  loaded('navigate')
  expect(cameBack('a')).toBe(false)
  loaded('reload', { address: 'https://school.example/home' })
  expect(cameBack('b')).toBe(false)
})

test('a place within the page is the same page', () => {
  loaded('reload', { address: `${ADDRESS}#main` })
  expect(cameBack('a')).toBe(true)
})
