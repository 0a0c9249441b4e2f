import {
  type CodeCell,
  codeCell,
  notebookOf,
  type Output,
} from '@panya/domain/notebook/notebook.ts'
import { expect, test } from 'vitest'
import { cleanState, compareWithSaved, notebookStamp, readCleanRun } from './clean-run.ts'

const printed = (text: string): Output => ({ output_type: 'stream', name: 'stdout', text })
const value = (text: string, count = 1): Output => ({
  output_type: 'execute_result',
  data: { 'text/plain': text },
  metadata: {},
  execution_count: count,
})

function saved(outputs: Output[], count: number | null = 1): CodeCell {
  return { ...codeCell('x', 'c'), outputs, execution_count: count }
}

function verdict(cell: CodeCell, outputs: Output[], more = {}) {
  const fresh = { id: 'c', place: 1, outputs, failed: false, asked: false, ...more }
  return compareWithSaved(notebookOf([cell]), [fresh])[0]?.why ?? 'same'
}

test('counts, addresses and how a print was cut do not matter', () => {
  expect(verdict(saved([value('6', 4)]), [value('6', 2)])).toBe('same')
  expect(verdict(saved([printed('a\n'), printed('b\n')]), [printed('a\nb\n')])).toBe('same')
  expect(verdict(saved([value('<P at 0x7f12ab>')]), [value('<P at 0x99aa01>')])).toBe('same')
  expect(verdict(saved([]), [])).toBe('same')
})

test('each way of being different has its name', () => {
  expect(verdict(saved([value('6')]), [value('10')])).toBe('different')
  expect(verdict(saved([], null), [value('6')])).toBe('not-run')
  expect(verdict(saved([value('6')]), [], { failed: true })).toBe('fails')
  expect(verdict(saved([printed('Who? Nok')]), [], { failed: true, asked: true })).toBe('asks')
})

test('the verdict holds for that notebook only', () => {
  const notebook = notebookOf([saved([value('6')])])
  const run = { stamp: notebookStamp(notebook), at: '2026-01-01', differences: [] }
  expect(cleanState(notebook, null)).toBe('unknown')
  expect(cleanState(notebook, run)).toBe('clean')
  expect(cleanState(notebookOf([saved([value('7')])]), run)).toBe('outdated')
  expect(cleanState(notebookOf([{ ...saved([value('6')]), source: 'y' }]), run)).toBe('outdated')
})

test('a kept verdict is read back, a damaged one is none', () => {
  const run = { stamp: 's', at: 'now', differences: [{ id: 'c', place: 1, why: 'fails' }] }
  expect(readCleanRun(run)).toEqual(run)
  expect(readCleanRun({ ...run, differences: [{ id: 1 }] })).toEqual({ ...run, differences: [] })
  expect(readCleanRun({ stamp: 1 })).toBeNull()
})
