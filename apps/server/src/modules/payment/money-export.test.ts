import { readDecimal } from '@panya/domain/amount/amount.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminClient } from '../../testing/admin-client.ts'
import { aBuyer, aTill, BUYER, startShop } from '../../testing/payments.ts'
import type { TestServer } from '../../testing/test-server.ts'

let server: TestServer
let headers: Record<string, string>
beforeAll(async () => {
  server = await startShop()
  ;({ headers } = await adminClient(server))
})
afterAll(() => server.close())

async function table(name: string, from = '2026-11-15', to = '2026-11-15') {
  const url = `/api/admin/money/${name}.csv?from=${from}&to=${to}`
  const answer = await server.app.inject({ url, headers })
  const lines = answer.body.replace('\uFEFF', '').trim().split('\r\n')
  return { status: answer.statusCode, rows: lines.map((line) => line.split(',')), answer }
}

test('a sale and its refund: debit is credit, and the tax report has both papers', async () => {
  const till = await aTill(server)
  const { id, reference } = await (await aBuyer(server)).order({
    buyer: { ...BUYER, name: '=1+1' },
  })
  const { body } = await till.confirm(id)
  await till.refund(id, { paymentId: body.payments[0]?.id, amountMinor: 9900 })
  const { rows, answer } = await table('postings')
  expect(answer.headers['content-disposition']).toContain('postings-2026-11-15-2026-11-15.csv')
  const [headings, ...lines] = rows
  expect(headings?.slice(5, 7)).toEqual(['debit', 'credit'])
  const sum = (column: number) =>
    lines.reduce((all, line) => all + (readDecimal(line[column] || '0') ?? Number.NaN), 0)
  expect([sum(5), sum(6)]).toEqual([39_600, 39_600])
  expect(new Set(lines.map((line) => line[3]))).toEqual(new Set([reference]))
  expect(lines[0]?.[1]).toBe('2026-11-15 10:00:00')
  const papers = (await table('papers')).rows
  // A buyer's name is no formula.
  expect(papers.slice(1).map((line) => [line[2], line[3], ...line.slice(6, 9)])).toEqual([
    ['credit-note', "'=1+1", '-92.52', '-6.48', '-99'],
    ['tax-invoice', "'=1+1", '92.52', '6.48', '99'],
  ])
})

test('days that cannot be are named, and other days have nothing', async () => {
  expect((await table('papers', '2026-11-14', '2026-11-14')).rows).toHaveLength(1)
  expect((await table('postings', '2026-13-01')).answer.json().fields).toEqual({
    from: 'not-a-day',
  })
  expect((await table('papers', '0000-01-01', '0000-01-02')).status).toBe(400)
  expect((await table('postings', '2025-01-01')).answer.json().fields).toEqual({ to: 'too-long' })
})
