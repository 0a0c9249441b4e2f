/** In a scope that takes pictures a body is a picture's bytes: no other parser may make something else of it. */
import type { FastifyInstance } from 'fastify'

export function readPictureBodies(scope: FastifyInstance, bodyLimit: number): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(/^image\//, { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  )
}
