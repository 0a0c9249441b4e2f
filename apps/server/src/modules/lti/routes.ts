/** Learning platforms (LTI 1.3), as one part of the server. */
import type { FastifyInstance } from 'fastify'
import { addDecisionRoutes } from './decision-routes.ts'
import { addDeepLinkRoute } from './deep-link-route.ts'
import { addLaunchRoutes } from './launch-routes.ts'
import type { LtiParts } from './lti-parts.ts'
import { addTeachRoutes } from './teach-routes.ts'

const BODY_LIMIT = 128 * 1024
const FORM = 'application/x-www-form-urlencoded'

export function registerLti(app: FastifyInstance, parts: LtiParts): void {
  addDecisionRoutes(app, parts)
  addTeachRoutes(app, parts)
  // Platforms, and the page of a teacher who chooses, send forms.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    )
    addLaunchRoutes(scope, parts)
    addDeepLinkRoute(scope, parts)
  })
}
