import type { FastifyRequest } from 'fastify'

/** Somebody opens a page: no program that reads it, no frame, no picture. Without https browsers say less. */
export function isVisit({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET' || headers.accept?.includes('text/html') !== true) return false
  const { 'sec-fetch-mode': mode = 'navigate', 'sec-fetch-dest': place = 'document' } = headers
  // A service worker that hands a visit on does not say for which place.
  return mode === 'navigate' && (place === 'document' || place === 'empty')
}
