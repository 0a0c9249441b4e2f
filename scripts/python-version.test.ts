import { expect, test } from 'vitest'
import { PYTHON_VERSION } from '../packages/engines/src/python/version.ts'
import { pythonVersion } from './vendor/python.ts'

test('the address of the Python files follows their content (node scripts/python-version.ts)', async () => {
  expect(PYTHON_VERSION).toBe(await pythonVersion())
})
