/** Owns the headers that keep pages safe, and the content security policy of each kind of answer. */
import type { FastifyInstance } from 'fastify'

export const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy':
    'camera=(self), microphone=(self), serial=(self), geolocation=(), payment=()',
}

const INTERFACE = /^\/(api|graphql)\b/

export function registerSecurityHeaders(app: FastifyInstance, https: boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(ALWAYS)
    // A browser's cache knows no accounts: who signs in next could ask it for what was shown before.
    if (INTERFACE.test(request.url)) reply.header('cache-control', 'no-store')
    if (https) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    done()
  })
}

/** Pages: only our own scripts, the inline ones by nonce. */
export function documentPolicy(nonce: string, pythonPackagesUrl: string | null): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connectSources(pythonPackagesUrl)}`,
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/**
 * Scripts carry a policy too: it is what a worker started from them lives under. Workers run what
 * learners write, so they reach our files but never our interfaces, which would act as the learner.
 */
export function scriptPolicy(
  file: string,
  origin: string,
  pythonPackagesUrl: string | null,
): string {
  // Blocks are compiled to JavaScript in a worker made for nothing else.
  const evaluate = /\.eval-worker[.-]/.test(file) ? " 'unsafe-eval'" : ''
  const packages = pythonPackagesUrl === null ? '' : ` ${new URL(pythonPackagesUrl).origin}`
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval'${evaluate}`,
    `connect-src ${origin}/assets/ ${origin}/vendor/${packages} blob: data:`,
  ].join('; ')
}

/**
 * The notebook's frame: it shows what learners and strangers wrote, so no script runs there but the
 * site's own, and it reaches files but never our interfaces. JupyterLab sets styles from scripts.
 */
export function notebookPolicy(origin: string, pythonPackagesUrl: string | null): string {
  const packages = pythonPackagesUrl === null ? '' : ` ${new URL(pythonPackagesUrl).origin}`
  return [
    "default-src 'none'",
    `script-src ${origin}/notebook/static/ ${origin}/vendor/python/ 'wasm-unsafe-eval'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${origin}/notebook/ ${origin}/vendor/${packages} data: blob:`,
    `worker-src ${origin}/notebook/static/`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

function connectSources(pythonPackagesUrl: string | null): string {
  return pythonPackagesUrl === null ? "'self'" : `'self' ${new URL(pythonPackagesUrl).origin}`
}
