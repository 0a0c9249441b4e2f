/** The routes to attack, and which belonging of the attacked pupil stands for each of their parameters. */
import type { Belongings } from './belongings.ts'
import type { Schema } from './inputs.ts'
import type { KnownRoute } from './observer.ts'

export type Objects = Record<string, string | number | undefined>

/** The demo school has no language model: nothing was asked of one. */
const NO_TURN = '3f2c9f5e-5b52-4f0a-9d55-0d8a3c1f7e11'

/** The first that fits counts. Whoever adds a route with a parameter names an object for it here. */
const OBJECTS: [RegExp, (own: Belongings) => Objects][] = [
  [
    /^\/api\/projects\/:id/,
    ({ project, commentId, asset }) => ({ id: project, number: 1, commentId, hash: asset }),
  ],
  [/^\/api\/assets\//, ({ asset }) => ({ hash: asset })],
  [/^\/api\/replays\//, ({ replayId }) => ({ shareId: replayId })],
  [/^\/api\/shared\//, ({ shareId, sharedAsset }) => ({ shareId, hash: sharedAsset })],
  [
    /^\/api\/teach\/classes\/:id/,
    ({ classId, studentId, teacherId, code }) => ({
      id: classId,
      studentId,
      teacherId,
      code,
      conversation: NO_TURN,
    }),
  ],
  [
    /^\/api\/teach\/assignments\//,
    ({ assignmentId, studentId }) => ({ id: assignmentId, studentId }),
  ],
  [/^\/api\/teach\/templates\//, ({ template }) => ({ id: template })],
  [/^\/api\/teach\/groups\//, ({ group }) => ({ id: group })],
  [/^\/api\/teach\/saved-comments\//, ({ savedComment }) => ({ id: savedComment })],
  [/^\/api\/teach\/work\//, ({ project, asset }) => ({ id: project, hash: asset })],
  [/^\/api\/teach\/students\//, ({ studentId }) => ({ id: studentId })],
  [/^\/api\/teach\/reports\//, ({ report }) => ({ id: report })],
  [/^\/api\/(teach|admin)\/plan-requests\//, ({ planRequest }) => ({ id: planRequest })],
  [/^\/api\/payments\//, () => ({ provider: 'stripe' })],
  [
    /^\/api\/(admin\/)?orders\//,
    ({ order, classId, studentId }) => ({
      id: order,
      number: 'RC00000-2569-000001',
      classId,
      studentId,
    }),
  ],
  [/^\/api\/invites\//, ({ code }) => ({ code })],
  [/^\/api\/class\/assignments\//, ({ assignmentId }) => ({ id: assignmentId })],
  [/^\/api\/class\/:id/, ({ classId }) => ({ id: classId })],
  [
    /^\/api\/admin\/people\/:id/,
    ({ studentId, device }) => ({ id: studentId, device, grant: 1, source: 'school:1' }),
  ],
  [/^\/api\/admin\/invites\//, ({ staffInvite }) => ({ id: staffInvite })],
  [/^\/api\/second-factor\/passkeys\//, () => ({ id: 1 })],
  [/^\/api\/devices\//, ({ device }) => ({ id: device })],
  [/^\/api\/admin\/(roles|demo|firmware|school-sign-in|lti)\//, () => ({ id: 1 })],
  [/^\/api\/admin\/plans\//, () => ({ name: 'pro' })],
  [/^\/api\/admin\/ai-prices\//, () => ({ kind: 'chat' })],
  [/^\/api\/firmware\//, () => ({ id: 1 })],
  [/^\/api\/ai\/jobs\//, () => ({ id: NO_TURN })],
  [/^\/api\/tutor\/turns\//, () => ({ id: NO_TURN })],
  [/^\/api\/admin\/tutor\//, () => ({ turn: NO_TURN })],
  // A guess: the address itself is the secret.
  [/^\/api\/calendar\//, () => ({ name: `${'A'.repeat(22)}.ics` })],
  [/^\/api\/profile\/images\//, () => ({ name: 'heron.webp' })],
]

/** Null when nothing is known of this route's objects. */
export function addressOf({ url }: KnownRoute, own: Belongings): string | null {
  if (!url.includes(':')) return url
  const objects = OBJECTS.find(([place]) => place.test(url))?.[1](own)
  let missing = objects === undefined
  const path = url.replace(/:(\w+)/g, (_all, name: string) => {
    const value = objects?.[name]
    missing ||= value === undefined
    return String(value)
  })
  return missing ? null : path
}

/** The interfaces; files and pages belong to everybody. */
export function isInterface({ method, url }: KnownRoute): boolean {
  return url.startsWith('/api/') && !url.includes('*') && method !== 'HEAD'
}

export function nameOf({ method, url }: Pick<KnownRoute, 'method' | 'url'>): string {
  return `${method} ${url}`
}

/** Places of numbers in a schema that could be larger than any column. */
export function endlessNumbers(schema: unknown, place = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, minimum, maximum } = schema as Schema
  const isNumber = [type].flat().some((one) => one === 'integer' || one === 'number')
  const endless = isNumber && (minimum === undefined || maximum === undefined)
  const inner = Object.entries(schema).flatMap(([name, part]) =>
    endlessNumbers(part, `${place}/${name}`),
  )
  return endless ? [place, ...inner] : inner
}
