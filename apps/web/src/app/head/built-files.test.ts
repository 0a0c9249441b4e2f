import { expect, test } from 'vitest'
import { firstFonts, stylesWithImports, withImports } from './built-files.ts'

const BUNDLE = {
  'src/ask.ts': { file: 'assets/ask-1.js', imports: ['_a.js', '_b.js'], css: ['assets/ask.css'] },
  '_a.js': { file: 'assets/a-2.js', imports: ['_b.js'] },
  '_b.js': { file: 'assets/b-3.js', css: ['assets/b.css'] },
}

test('a source is known by its built name, with all that it needs, each once', () => {
  const files = ['/assets/ask-1.js', '/assets/a-2.js', '/assets/b-3.js']
  expect(withImports(BUNDLE, 'src/ask.ts')).toEqual(files)
})

test('a name the build does not have is an error, not a page without the script', () => {
  expect(() => withImports(BUNDLE, 'src/asl.ts')).toThrow('src/asl.ts')
})

test('the letters of the first view are found by their name, and a build without them is an error', () => {
  const key = (name: string) => `../../node_modules/@fontsource/x/files/${name}.woff2`
  const bundle = {
    [key('ibm-plex-sans-latin-400-normal')]: { file: 'assets/text-1.woff2' },
    [key('ibm-plex-mono-latin-600-normal')]: { file: 'assets/headings-2.woff2' },
  }
  expect(firstFonts('en', bundle)).toEqual(['/assets/text-1.woff2', '/assets/headings-2.woff2'])
  expect(() => firstFonts('th', bundle)).toThrow('thai-looped-thai-400')
})

test('the styles of a source are its own and those of what it imports, each once', () => {
  expect(stylesWithImports(BUNDLE, 'src/ask.ts')).toEqual(['/assets/ask.css', '/assets/b.css'])
  expect(() => stylesWithImports(BUNDLE, 'src/asl.ts')).toThrow('src/asl.ts')
})
