/** Which headers a built file is served with, by its address: by the server, and by devices that kept it. */
import { extname } from 'node:path'
import { notebookPolicy, scriptPolicy } from './security-headers.ts'

const FOREVER = 'public, max-age=31536000, immutable'

/** Endings that are ours alone are data. */
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.eot': 'application/vnd.ms-fontobject',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'application/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
}
const DATA = 'application/octet-stream'

export function contentTypeOf(path: string): string {
  return TYPES[extname(path)] ?? DATA
}

/** Without the type, which depends on how the file is sent. */
export function fileHeaders(path: string, origin: string): Record<string, string> {
  const notebook = path.startsWith('/notebook/')
  const forever = !notebook || path.startsWith('/notebook/static/')
  return {
    'cache-control': forever ? FOREVER : 'no-cache',
    // Pages that are cross-origin isolated start workers from these files.
    'cross-origin-embedder-policy': 'require-corp',
    ...ownPolicy(path, origin),
  }
}

function ownPolicy(path: string, origin: string): Record<string, string> {
  if (/\.m?js$/.test(path)) {
    return { 'content-security-policy': scriptPolicy(origin) }
  }
  if (!path.endsWith('.html')) return {}
  return {
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': notebookPolicy(origin),
  }
}
