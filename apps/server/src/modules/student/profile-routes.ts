/** /api/profile: one's own profile, picture and language. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { isProfilePictureName, PROFILE_PICTURES } from '@panya/domain/account/profile-picture.ts'
import { localeCookie } from '@panya/domain/locale/chosen-locale.ts'
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { ANYONE, ENROLMENT, KEEPER } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireKeeper, requireUser } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { strict } from '../../platform/http/route-schemas.ts'
import { sendPicture } from '../../platform/http/send-content.ts'
import { readPictureBodies } from '../../platform/pictures/picture-body.ts'
import { saveLocale } from './locale-port.ts'
import { changeProfile, readProfile } from './profile.ts'
import {
  encodeProfileImage,
  findProfileImage,
  IMAGE_MAX_BYTES,
  removeProfileImage,
  saveProfileImage,
} from './profile-image.ts'

const FOREVER = 'public, max-age=31536000, immutable'

const Choice = Type.Object(
  { locale: Type.Unsafe<Locale>({ type: 'string', enum: LOCALES }) },
  strict,
)

export function registerProfile(root: FastifyInstance, { database, env }: AppContext): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const secure = env.publicUrl.startsWith('https:')

  app.get('/api/profile', { config: ENROLMENT }, async (request, reply) => {
    const user = await requireUser(request)
    const profile = await readProfile(database, user.studentId)
    return reply.header('cache-control', 'no-store').send(profile)
  })

  app.patch('/api/profile', async (request) => {
    const user = await requireKeeper(request)
    return changeProfile(database, user.studentId, request.body)
  })

  // For this device too: what was chosen last counts everywhere.
  app.put(
    '/api/profile/locale',
    { config: KEEPER, schema: { body: Choice } },
    async (request, reply) => {
      const user = await requireKeeper(request)
      const { locale } = request.body
      await saveLocale(database, user.studentId, locale)
      return reply.code(204).header('set-cookie', localeCookie(locale, secure)).send()
    },
  )

  app.get<{ Params: { name: string } }>(
    `${PROFILE_PICTURES}:name`,
    { config: ANYONE },
    async (request, reply) => {
      const { name } = request.params
      const bytes = isProfilePictureName(name) ? await findProfileImage(database, name) : null
      if (bytes === null) throw new Problem('NOT_FOUND', 'not-found')
      return sendPicture(reply.header('cache-control', FOREVER), bytes)
    },
  )

  void app.register(async (scope) => {
    readPictureBodies(scope, IMAGE_MAX_BYTES)

    scope.put('/api/profile/image', { config: KEEPER }, async (request) => {
      const user = await requireKeeper(request)
      const bytes = await encodeProfileImage(request.body)
      return { profileImage: await saveProfileImage(database, user.studentId, bytes) }
    })

    scope.delete('/api/profile/image', async (request, reply) => {
      const user = await requireKeeper(request)
      await removeProfileImage(database, user.studentId)
      return reply.code(204).send()
    })
  })
}
