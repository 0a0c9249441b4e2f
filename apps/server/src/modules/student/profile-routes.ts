/** /api/profile: one's own profile and picture. */
import { isProfilePictureName, PROFILE_PICTURES } from '@panya/domain/account/profile-picture.ts'
import type { FastifyInstance } from 'fastify'
import { ANYONE, ENROLMENT, KEEPER } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireKeeper, requireUser } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { sendPicture } from '../../platform/http/send-content.ts'
import { readPictureBodies } from '../../platform/pictures/picture-body.ts'
import { changeProfile, readProfile } from './profile.ts'
import {
  encodeProfileImage,
  findProfileImage,
  IMAGE_MAX_BYTES,
  removeProfileImage,
  saveProfileImage,
} from './profile-image.ts'

const FOREVER = 'public, max-age=31536000, immutable'

export function registerProfile(app: FastifyInstance, { database }: AppContext): void {
  app.get('/api/profile', { config: ENROLMENT }, async (request, reply) => {
    const user = await requireUser(request)
    const profile = await readProfile(database, user.studentId)
    return reply.header('cache-control', 'no-store').send(profile)
  })

  app.patch('/api/profile', async (request) => {
    const user = await requireKeeper(request)
    return changeProfile(database, user.studentId, request.body)
  })

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
