/** Serves what devices need to keep the site: the service worker, and the lists of files we vouch for. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { entityTag } from '@panya/domain/download/packed-file.ts'
import {
  NOTEBOOK_LIST,
  SERVICE_WORKER,
  SIGNATURE_HEADER,
  SITE_LIST,
  type WorkerSettings,
} from '@panya/domain/offline/site-files.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { Problem } from '../../platform/http/problem.ts'
import { serviceWorkerPolicy } from '../../platform/http/security-headers.ts'
import { sendRepresentation } from '../../platform/http/send-representation.ts'
import { type VouchedList, whenChanged } from './file-list.ts'
import type { SiteVoucher } from './site-voucher.ts'
import { hashOf } from './voucher.ts'

const compress = promisify(brotliCompress)
const compressed = new LRUCache<string, Promise<Buffer>>({ max: 10 })

export interface OfflineFiles {
  client: string
  notebook: string
}

export function registerOffline(
  app: FastifyInstance,
  files: OfflineFiles,
  { list, notebookList, voucher }: SiteVoucher,
): void {
  onlyOneWorker(app)
  const program = join(files.client, 'service-worker.js')
  if (existsSync(program)) {
    const settings: WorkerSettings = { key: voucher.publicKey, version: list.version }
    const script = `self.settings=${JSON.stringify(settings)};\n${readFileSync(program, 'utf8')}`
    const name = hashOf(script)
    app.get(SERVICE_WORKER, async (request, reply) => {
      reply
        .header('cache-control', 'no-cache')
        .header('content-security-policy', serviceWorkerPolicy())
        .type('text/javascript; charset=utf-8')
      const { bytes, coding } = await codedText(request, reply, script)
      // Each visit asks whether there is another one; as long as there is none, a few words answer.
      return sendRepresentation(request, reply, {
        tag: entityTag(name, coding),
        size: bytes.length,
        read: ({ first, last }) => bytes.subarray(first, last + 1),
      })
    })
  }
  app.get(SITE_LIST, async (request, reply) => sendList(request, reply, list))
  const hashes = join(files.notebook, 'site', 'files.json')
  const notebook = whenChanged(hashes, () => notebookList(hashes))
  app.get(NOTEBOOK_LIST, async (request, reply) => {
    const made = notebook()
    if (made === null) throw new Problem('NOT_FOUND', 'not-found')
    return sendList(request, reply, made)
  })
}

async function sendList(request: FastifyRequest, reply: FastifyReply, list: VouchedList) {
  reply
    .header('cache-control', 'no-store')
    .header(SIGNATURE_HEADER, list.signature)
    .type('application/json; charset=utf-8')
  return reply.send((await codedText(request, reply, list.body)).bytes)
}

interface CodedText {
  bytes: Buffer
  coding: 'br' | null
}

/** Few texts, asked for by every device: each is compressed once. */
async function codedText(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<CodedText> {
  reply.header('vary', 'accept-encoding')
  if (!/\bbr\b/.test(headers['accept-encoding'] ?? ''))
    return { bytes: Buffer.from(text), coding: null }
  const known = compressed.get(text) ?? compress(text)
  compressed.set(text, known)
  reply.header('content-encoding', 'br')
  return { bytes: await known, coding: 'br' }
}

/** No other script of the site may become a service worker, whatever a page asks its browser for. */
function onlyOneWorker(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const wanted = request.headers['service-worker'] !== undefined
    const other = wanted && request.url.split('?', 1)[0] !== SERVICE_WORKER
    done(other ? new Problem('NOT_FOUND', 'not-found') : undefined)
  })
}
