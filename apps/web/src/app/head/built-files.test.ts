import { expect, test } from 'vitest'
import { withImports } from './built-files.ts'

const BUNDLE = {
  'src/ask.ts': { file: 'assets/ask-1.js', imports: ['_a.js', '_b.js'] },
  '_a.js': { file: 'assets/a-2.js', imports: ['_b.js'] },
  '_b.js': { file: 'assets/b-3.js' },
}

test('a source is known by its built name, with all that it needs, each once', () => {
  const files = ['/assets/ask-1.js', '/assets/a-2.js', '/assets/b-3.js']
  expect(withImports(BUNDLE, 'src/ask.ts')).toEqual(files)
})

test('a name the build does not have is an error, not a page without the script', () => {
  expect(() => withImports(BUNDLE, 'src/asl.ts')).toThrow('src/asl.ts')
})
