import { expect, test } from 'vitest'
import { buildTargets, isOlder, SUPPORTED_BROWSERS } from './supported-browsers.ts'

test.each([
  ['17.3', '17.4', true],
  ['17.4', '17.4', false],
  ['17.10', '17.4', false],
  ['3.9', '3.10', true],
  ['17', '17.4', true],
  ['18', '17.4', false],
  ['17', '17.0', false],
  ['9', '120', true],
  ['119.9', '120', true],
])('%s is older than %s: %s', (version, than, older) => {
  expect(isOlder(version, than)).toBe(older)
})

test('the build is told every browser that it knows by name', () => {
  expect(buildTargets()).toEqual([
    `chrome${SUPPORTED_BROWSERS.chrome.version}`,
    `edge${SUPPORTED_BROWSERS.edge.version}`,
    `firefox${SUPPORTED_BROWSERS.firefox.version}`,
    `safari${SUPPORTED_BROWSERS.safari.version}`,
    `ios${SUPPORTED_BROWSERS.ios.version}`,
  ])
})
