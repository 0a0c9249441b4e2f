/** Owns the headers that keep pages safe, and the content security policy of each kind of answer. */
import { SERVICE_WORKER } from '@panya/domain/offline/site-files.ts'
import type { FastifyInstance } from 'fastify'
import { CONTENT_POLICY } from './send-content.ts'

export const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy':
    'camera=(self), microphone=(self), serial=(self), geolocation=(), payment=()',
}

/** Answers of our interfaces are data. Whoever answers with a page says so. */
const OF_INTERFACES = {
  ...ALWAYS,
  // A browser's cache knows no accounts: who signs in next could ask it for what was shown before.
  'cache-control': 'no-store',
  'content-security-policy': CONTENT_POLICY,
}

/** Also what an operator's tools ask for. */
const INTERFACE = /^\/(api|graphql|healthz|readyz|metrics)(?=[/?]|$)/

export interface SecurityHeaders {
  interfaces: Record<string, string>
  others: Record<string, string>
}

export function securityHeaders(publicUrl: string): SecurityHeaders {
  const transport: Record<string, string> = publicUrl.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}
  return { interfaces: { ...OF_INTERFACES, ...transport }, others: { ...ALWAYS, ...transport } }
}

/** Before all else that looks at a request: its refusals carry them too. */
export function registerSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(INTERFACE.test(request.url) ? headers.interfaces : headers.others)
    done()
  })
}

/** Pages: only our own scripts, the inline ones by nonce. */
export function documentPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** A page of text and pictures: no script runs there, and nothing is asked for but what is ours. */
export function scriptlessPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/**
 * It fetches for the pages, and does nothing else. WebKit asks its policy also about what it fetches for a page that
 * starts a worker.
 */
export function serviceWorkerPolicy(): string {
  return "default-src 'none'; connect-src 'self'; worker-src 'self'"
}

/**
 * Scripts carry a policy too: it is what a worker started from them lives under. Our own workers read
 * files and need no interface; learners' code is not among them, it lives in a sandbox.
 */
export function scriptPolicy(origin: string): string {
  return [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    `connect-src ${origin}/assets/ ${origin}/vendor/ ${kept(origin)} blob: data:`,
  ].join('; ')
}

/**
 * What a device has kept comes from its service worker. Firefox asks the policy about that script's address then,
 * not about the file's: wherever only some of our files may be had, that one may, too.
 */
function kept(origin: string): string {
  return `${origin}${SERVICE_WORKER}`
}

/**
 * The documents in which learners' code runs: an origin of their own, no network, no script but the one in the
 * document and what it makes itself. Compiled blocks are evaluated.
 */
export function sandboxPolicy(name: string, scriptHash: string): string {
  const evaluate = name.startsWith('blocks-') ? "'unsafe-eval'" : "'wasm-unsafe-eval'"
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src '${scriptHash}' blob: data: ${evaluate}`,
    'worker-src blob: data:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/**
 * The notebook's frame: it shows what learners and strangers wrote, so no script runs there but the
 * site's own, and it reaches files but never our interfaces. JupyterLab sets styles from scripts.
 */
export function notebookPolicy(origin: string): string {
  return [
    "default-src 'none'",
    `script-src ${origin}/notebook/static/ ${kept(origin)}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${origin}/notebook/ ${origin}/vendor/ ${origin}/python-packages/ ${kept(origin)} data: blob:`,
    "worker-src 'none'",
    `frame-src ${origin}/vendor/sandbox/ ${kept(origin)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/**
 * Small pages for learning platforms: they stand in the platform's frame, or send a form back to it. Nothing is
 * loaded; `origins` are those of one registered platform.
 */
export function platformPagePolicy(nonce: string, origins: readonly string[]): string {
  const theirs = origins.join(' ')
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    `form-action 'self' ${theirs}`,
    `frame-ancestors 'self' ${theirs}`,
  ].join('; ')
}
