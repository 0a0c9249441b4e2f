import { expect, test } from 'vitest'
import { firstFonts, insideModules, stylesWithImports, withImports } from './built-files.ts'

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

test('a tool’s page names the tool, what it imports, and the words of its language alone', () => {
  const tools = '../../packages/tools/src'
  const words = (folder: string) =>
    ['en', 'th'].map((locale) => `${tools}/${folder}/messages/${locale}.ts`)
  const bundle = {
    'src/locales/th.po?public': { file: 'public.js' },
    'src/locales/th.po?inside': { file: 'inside.js' },
    'src/app/account/AccountEffects.tsx': { file: 'account.js', imports: ['_a.js'] },
    '_a.js': { file: 'a.js' },
    [`${tools}/games/owl/OwlScreen.tsx`]: {
      file: 'owl.js',
      imports: ['_a.js', '_kit.js'],
      dynamicImports: [...words('games/owl'), `${tools}/games/owl/content.ts`],
    },
    [`${tools}/games/owl/core/document.ts`]: { file: 'document.js' },
    [`${tools}/games/fox/FoxScreen.tsx`]: { file: 'fox.js' },
    '_kit.js': { file: 'kit.js', dynamicImports: words('kit') },
    ...Object.fromEntries(
      [...words('games/owl'), ...words('kit')].map((name) => [
        name,
        { file: name.slice(tools.length + 1) },
      ]),
    ),
  }
  const inside = ['/public.js', '/inside.js', '/account.js', '/a.js']
  expect(insideModules(bundle, 'th', null)).toEqual(inside)
  expect(insideModules(bundle, 'th', 'games/owl').toSorted()).toEqual(
    [
      ...inside,
      '/owl.js',
      '/kit.js',
      '/document.js',
      '/games/owl/messages/th.ts',
      '/kit/messages/th.ts',
    ].toSorted(),
  )
  expect(() => insideModules(bundle, 'zh', null)).toThrow('zh.po')
})
