import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { compileMessages } from '@panya/tools/host/compile-messages.ts'
import { type ToolMessage, translator } from '@panya/tools/host/tool-messages.ts'
import { build, type Plugin, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { toolMessages } from '../apps/web/tool-messages-plugin.ts'
import { partsOf } from './messages/icu.ts'

const PACKAGES = join(import.meta.dirname, '..', 'packages')
const FILES = globSync('tools/src/**/messages/{,errors/,course/,replies/}en.ts', { cwd: PACKAGES })

type Messages = Record<string, string>

async function load(file: string): Promise<Messages> {
  const module = (await import(pathToFileURL(join(PACKAGES, file)).href)) as { default: Messages }
  return module.default
}

type Load = (id: string) => Promise<string | null>

/** What the build makes of a file, as the browser gets it. */
async function built(file: string): Promise<Record<string, ToolMessage> | null> {
  const compile = toolMessages().load as unknown as Load
  const code = await compile.call({ addWatchFile: () => undefined } as never, join(PACKAGES, file))
  if (code === null) return null
  return JSON.parse(code.replace('export default ', '')) as Record<string, ToolMessage>
}

/** Plurals take other forms at these numbers, in one language or another. */
const COUNTS = [0, 1, 2, 3, 6, 10, 11, 21, 100, 1_000_000]

test.each(FILES)('the messages of %s say the same compiled by the build', async (english) => {
  for (const locale of LOCALES) {
    const file = english.replace(/en\.ts$/, `${locale}.ts`)
    const messages = await load(file)
    const compiled = await built(file)
    expect(compiled === null).toBe(file.includes('lessons/messages'))
    if (compiled === null) continue
    expectSame(locale, messages, compiled)
  }
})

function expectSame(locale: Locale, messages: Messages, compiled: Record<string, ToolMessage>) {
  const [written, shipped] = [translator(locale, messages), translator(locale, compiled)]
  for (const [key, text] of Object.entries(messages)) {
    expect(compiled[key]).toBeInstanceOf(Array)
    const { values, choices } = partsOf(text)
    for (const value of [...COUNTS, ...choices]) {
      const said = Object.fromEntries([...values].map((name) => [name, value]))
      expect(shipped(key, said)).toBe(written(key, said))
    }
  }
}

test.each(LOCALES)('forms that no tool uses yet are the same in %s, too', (locale) => {
  const messages = {
    select: '{who, select, cat {It’s a cat} dog {A dog} other {Somebody}}',
    escapes: "It''s '{'name'}' of {name}, '#' and <b> \\u0041",
    ordinal: '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    offset: '{n, plural, offset:1 =0 {nobody} =1 {you} one {you and #} other {you and # more}}',
    inside: '{n, plural, one {{who, select, cat {# cat} other {#}}} other {# of {who}}}',
    number: '{n, number} {n, number, percent}',
  }
  expectSame(
    locale,
    messages,
    JSON.parse(JSON.stringify(compileMessages(messages))) as typeof messages,
  )
  expect(translator('en', compileMessages(messages))('offset', { n: 3 })).toBe('you and 2 more')
})

test('the build refuses a text that cannot be read, and names it', () => {
  expect(() => compileMessages({ fine: 'Go', broken: '{count, plural, one {# line}' })).toThrow(
    '"broken"',
  )
})

/** Bundles a piece of code for browsers, as the pages are. */
async function bundle(code: string): Promise<string> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? join(PACKAGES, 'entry.ts') : null),
    load: (id) => (id === join(PACKAGES, 'entry.ts') ? code : null),
  }
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [entry, toolMessages()],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  })) as Rolldown.RolldownOutput
  return result.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n')
}

test('what the browser gets has the compiled messages and no parser, or it is not built', async () => {
  const say = `import { translator } from '@panya/tools/host/tool-messages.ts'
    import th from '@panya/tools/host/tutor/messages/th.ts'
    document.title = translator('th', th)('balance', { count: 2 })`
  const code = await bundle(say)
  expect(code).toMatch(/\[\[[`"]count[`"],\s*[`"]plural[`"],/)
  expect(code).not.toContain('{count, plural')
  const parse = `import { compileMessage } from '@lingui/message-utils/compileMessage'
    document.title = String(compileMessage('{n}'))`
  await expect(bundle(parse)).rejects.toThrow('has the parser of messages')
})

test.each(LOCALES)(
  'a page loads the words of the blocks in %s and in no other language',
  async (locale) => {
    const file = `engines/src/blockly/messages/${locale}.ts`
    const words = (await built(file)) as unknown as { blocks: Record<string, unknown> }
    expect(words).toEqual(await load(file))
    expect(words.blocks['motion_move']).toHaveLength(2)
    const ofGames = `tools/src/game-kit/code/words/${locale}.ts`
    expect(await built(ofGames)).toEqual(await load(ofGames))
  },
)
