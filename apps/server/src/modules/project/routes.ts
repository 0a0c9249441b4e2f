/** The interface of one's own projects. */
import { randomUUID } from 'node:crypto'
import { type TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { PROJECT_LIMITS } from '@panya/domain/project/project.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { KEEPER } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireKeeper } from '../../platform/http/principal.ts'
import { asAttachment, sendJson, sendPicture } from '../../platform/http/send-content.ts'
import { readPictureBodies } from '../../platform/pictures/picture-body.ts'
import { Tool } from '../../platform/tools.ts'
import { requireOpenTool } from '../classroom/open-tools-port.ts'
import { registerProjectAssets } from './asset-routes.ts'
import { readDocumentsApart } from './document-body.ts'
import { registerDraftKey } from './draft-key.ts'
import { exportProjects } from './export-zip-port.ts'
import { DocumentApart, Id } from './fields.ts'
import { listRevisions, readRevision, restoreRevision } from './history.ts'
import { listCards } from './project-cards.ts'
import { createProject, openProject, requireOwn } from './project-port.ts'
import { deleteForGood, renameProject, restoreProject, trashProject } from './projects.ts'
import { createDocumentSaver } from './save-document.ts'
import { registerSaves } from './save-route.ts'
import { registerSourceFiles } from './source-routes.ts'
import { answerWithDocument, documentAnswer, sentDocument } from './stored-document-port.ts'
import { readThumbnail, setThumbnail } from './thumbnail.ts'

const Title = Type.String({ minLength: 1, maxLength: 400 })
const ById = { params: Type.Object({ id: Id }) }
const ByRevision = {
  params: Type.Object({ id: Id, number: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
}

// The document itself, its envelope, and what JSON adds to it.
const DOCUMENT_BODY = PROJECT_LIMITS.documentBytes + 64 * 1024

export function registerProjects(root: FastifyInstance, context: AppContext): void {
  const { database, now } = context
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const saveDocument = createDocumentSaver(database)
  registerSaves(root, context, saveDocument)
  registerDraftKey(root, context.secret)

  app.get('/api/projects', async (request) => {
    const user = await requireKeeper(request)
    return { projects: await listCards(database, user.studentId) }
  })

  app.get('/api/projects/export.zip', async (request, reply) => {
    const user = await requireKeeper(request)
    asAttachment(reply, 'application/zip', 'projects.zip')
    return reply.send(await exportProjects(context, user.studentId))
  })

  app.get('/api/projects/:id', { schema: ById }, async (request, reply) => {
    const user = await requireKeeper(request)
    const { summary, document } = await openProject(database, user.studentId, request.params.id)
    return sendJson(reply, answerWithDocument(summary, document))
  })

  app.patch(
    '/api/projects/:id',
    { schema: { ...ById, body: Type.Object({ title: Title }, { additionalProperties: false }) } },
    async (request) => {
      const user = await requireKeeper(request)
      return renameProject(database, user.studentId, request.params.id, request.body.title)
    },
  )

  app.post(
    '/api/projects/:id/duplicate',
    { schema: { ...ById, body: Type.Object({ title: Title }, { additionalProperties: false }) } },
    async (request, reply) => {
      const user = await requireKeeper(request)
      const original = await openProject(database, user.studentId, request.params.id)
      const copy = { id: randomUUID(), saveId: randomUUID(), title: request.body.title }
      const { document, summary } = original
      const { tool } = summary
      return reply
        .code(201)
        .send(await createProject(database, user.studentId, { ...copy, tool, document }))
    },
  )

  app.delete('/api/projects/:id', { schema: ById }, async (request) => {
    const user = await requireKeeper(request)
    return trashProject(database, user.studentId, request.params.id, now())
  })

  app.post('/api/projects/:id/restore', { schema: ById }, async (request) => {
    const user = await requireKeeper(request)
    return restoreProject(database, user.studentId, request.params.id)
  })

  app.delete('/api/projects/:id/forever', { schema: ById }, async (request, reply) => {
    const user = await requireKeeper(request)
    await deleteForGood(database, user.studentId, request.params.id)
    return reply.code(204).send()
  })

  app.get('/api/projects/:id/revisions', { schema: ById }, async (request) => {
    const user = await requireKeeper(request)
    return { revisions: await listRevisions(database, user.studentId, request.params.id) }
  })

  app.get('/api/projects/:id/revisions/:number', { schema: ByRevision }, async (request, reply) => {
    const user = await requireKeeper(request)
    const { id, number } = request.params
    const document = await readRevision(context, user.studentId, id, number)
    return sendJson(reply, documentAnswer(document))
  })

  app.post(
    '/api/projects/:id/revisions/:number/restore',
    { schema: ByRevision },
    async (request) => {
      const user = await requireKeeper(request)
      const { id, number } = request.params
      return restoreRevision(context, saveDocument, user.studentId, id, number)
    },
  )

  registerNewProjects(root, context)
  registerSourceFiles(root, context)
  registerProjectAssets(root, context)
  registerThumbnails(root, database)
}

function registerNewProjects(root: FastifyInstance, { database, now }: AppContext): void {
  root.register(async (scope) => {
    readDocumentsApart(scope)
    scope.withTypeProvider<TypeBoxTypeProvider>().post(
      '/api/projects',
      {
        config: KEEPER,
        bodyLimit: DOCUMENT_BODY,
        schema: {
          body: Type.Object(
            { id: Id, saveId: Id, tool: Tool, title: Title, document: DocumentApart },
            { additionalProperties: false },
          ),
        },
      },
      async (request, reply) => {
        const user = await requireKeeper(request)
        await requireOpenTool(database.orm, user, request.body.tool, now())
        const made = { ...request.body, document: sentDocument(request.body.document) }
        return reply.code(201).send(await createProject(database, user.studentId, made))
      },
    )
  })
}

function registerThumbnails(root: FastifyInstance, database: AppContext['database']): void {
  root.register(async (scope) => {
    const app = scope.withTypeProvider<TypeBoxTypeProvider>()
    readPictureBodies(scope, 1024 * 1024)
    app.put(
      '/api/projects/:id/thumbnail',
      { config: KEEPER, schema: ById },
      async (request, reply) => {
        const user = await requireKeeper(request)
        await setThumbnail(database, user.studentId, request.params.id, request.body)
        return reply.code(204).send()
      },
    )
    app.get('/api/projects/:id/thumbnail', { schema: ById }, async (request, reply) => {
      const user = await requireKeeper(request)
      await requireOwn(database.orm, user.studentId, request.params.id)
      const image = await readThumbnail(database, request.params.id)
      if (!image) return reply.code(404).send()
      return sendPicture(reply, image)
    })
  })
}
