import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { ROOT } from '../run-command.ts'
import { collectMessages, fromDisk } from './collect.ts'
import { checkDraft, type Draft, readDraft, sourcesInDraft, writeDraft } from './draft.ts'
import type { MessageEntry } from './entry.ts'

const none: Draft = { language: 'id', name: 'Bahasa Indonesia', texts: new Map() }
let entries: MessageEntry[]
beforeAll(async () => {
  entries = await collectMessages()
}, 60_000)

const saying = (...said: [english: string, text: string, where?: string][]): Draft => ({
  ...none,
  texts: new Map(said.map(([english, text, where = '']) => [`${where}\n${english}`, text])),
})

test('a draft that is begun has every text once, and comes back as it was', () => {
  const begun = writeDraft(entries, none)
  const ids = begun.match(/^msgid /gm)?.length ?? 0
  expect(ids - 1).toBe(new Set(entries.map(({ english }) => english)).size)
  expect(readDraft('id.po', begun)).toEqual(none)
  const draft = saying(['Save', 'Simpan'], ['Run', 'Jalankan', entries[0]!.where])
  const own = entries.find(({ english }) => english === 'Save')!
  expect(readDraft('id.po', writeDraft([own], draft)).texts).toEqual(
    new Map([['\nSave', 'Simpan']]),
  )
})

test('what a translation must keep is named, and a wrong text stays English', () => {
  const [entry] = entries.filter(({ english }) => /\{\w+, plural/.test(english))
  const draft = saying([entry!.english, 'tanpa angka'])
  const { problems, missing } = checkDraft(entries, draft)
  expect(problems[0]).toContain(entry!.where)
  expect(missing.length).toBe(entries.filter(({ english }) => english !== entry!.english).length)
  const files = sourcesInDraft(entries, draft)
  expect([...files.values()].join('')).not.toContain('tanpa angka')
})

test('what the product does not say any more is of no use', () => {
  expect(checkDraft(entries, saying(['No such text', 'Tidak ada'])).stale).toHaveLength(1)
})

test('English is said in the draft’s language in every kind of source, and nothing else changes', async () => {
  const all = new Map(
    entries.flatMap(({ where, english, form }): [string, string][] =>
      form === 'icu' || /[{}%$]/.test(english) ? [] : [[`${where}\n${english}`, `⟨${english}⟩`]],
    ),
  )
  const files = sourcesInDraft(entries, { ...none, texts: all })
  expect(files.size).toBeGreaterThan(100)
  const after = await collectMessages((file) => files.get(file) ?? fromDisk(file))
  expect(after).toHaveLength(entries.length)
  for (const [index, { source, slots, english, where }] of entries.entries()) {
    const again = after[index]!
    if (source) expect(again.source?.text, where).toBe(all.get(`${where}\n${english}`) ?? english)
    expect(again.slots.th.text, where).toBe(slots.th.text)
  }
})

test('a language has its own name and its own numbers', () => {
  const file = 'packages/domain/src/locale/locale.ts'
  const code = sourcesInDraft(entries, none).get(file)
  expect(code).toContain('en: "Bahasa Indonesia"')
  expect(code).toContain("en: 'id-ID'")
})

test('the draft that is here has nothing wrong in it, and almost everything', () => {
  const file = join(ROOT, 'drafts', 'id.po')
  const { problems, missing, stale } = checkDraft(
    entries,
    readDraft(file, readFileSync(file, 'utf8')),
  )
  expect(problems).toEqual([])
  // What is written today may wait for its translator; a draft that nobody keeps is thrown away.
  expect(missing.length / entries.length).toBeLessThan(0.1)
  expect(stale.length / entries.length).toBeLessThan(0.1)
})
