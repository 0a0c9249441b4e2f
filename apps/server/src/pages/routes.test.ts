import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { BRANDS_FOLDER, loadBrand } from '../platform/brand/load-brand.ts'
import { registerDocuments } from './routes.ts'

test('whoever guesses addresses without end soon gets no drawn page; real pages go on', async () => {
  let drawn = 0
  let now = new Date('2026-11-16T03:00:00Z')
  const app = Fastify()
  const render = async (path: string) => {
    drawn += 1
    const parts = [`<p>${path}</p>`]
    const bytes = parts.map((part) => Buffer.from(part))
    return { status: path === '/home' ? 200 : 404, parts, bytes, kept: false }
  }
  const vouchForPage = () => 'signature'
  const { brand } = loadBrand(BRANDS_FOLDER, 'panya')
  const site = { brand, publicUrl: 'http://localhost:3000' }
  const context = { site, now: () => now }
  registerDocuments(app, { render, isolated: new Set() }, { vouchForPage }, context)
  const ask = (url: string, remoteAddress = '10.0.0.1') => app.inject({ url, remoteAddress })
  for (let index = 0; index < 200; index++)
    expect((await ask(`/none-${index}`)).statusCode).toBe(404)
  expect(drawn).toBe(60)
  expect((await ask('/none')).body).toBe('Not found\n')
  expect((await ask('/none', '10.0.0.2')).body).toContain('<p>')
  expect((await ask('/home', '10.0.0.2')).statusCode).toBe(200)
  expect((await ask('/home')).statusCode).toBe(200)
  now = new Date(now.getTime() + 2000)
  expect((await ask('/none')).body).toContain('<p>')
})
