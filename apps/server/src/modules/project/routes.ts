/** The interface of one's own projects. */
import { randomUUID } from 'node:crypto'
import { type TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { PROJECT_LIMITS } from '@panya/domain/project/project.ts'
import { TOOL_PATHS, type ToolPath } from '@panya/domain/tool/tool.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { AppContext } from '../../http/context.ts'
import { requireKeeper } from '../../http/principal.ts'
import { requireOpenTool } from '../my-class/open-tools.ts'
import { exportProjects } from './export-zip.ts'
import { listRevisions, readRevision, restoreRevision, thinHistory } from './history.ts'
import {
  createProject,
  deleteForGood,
  listProjects,
  openProject,
  renameProject,
  requireOwn,
  restoreProject,
  trashProject,
} from './projects.ts'
import { createDocumentSaver } from './save-document.ts'
import { readThumbnail, setThumbnail } from './thumbnail.ts'

const Id = Type.String({ format: 'uuid' })
const Title = Type.String({ minLength: 1, maxLength: 400 })
const Document = Type.Object(
  {
    format: Type.String({ pattern: '^[!-~]{1,80}$' }),
    version: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    content: Type.Unknown(),
  },
  { additionalProperties: false },
)
const ById = { params: Type.Object({ id: Id }) }
const ByRevision = {
  params: Type.Object({ id: Id, number: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
}
const Tool = Type.Unsafe<ToolPath>({ type: 'string', enum: TOOL_PATHS })

// The document itself, its envelope, and what JSON adds to it.
const DOCUMENT_BODY = PROJECT_LIMITS.documentBytes + 64 * 1024
const THIN_EVERY = 16

export function registerProjects(root: FastifyInstance, { database, now, log }: AppContext): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const saveDocument = createDocumentSaver(database)

  app.get('/api/projects', async (request) => {
    const user = await requireKeeper(request)
    return { projects: await listProjects(database, user.studentId) }
  })

  app.post(
    '/api/projects',
    {
      bodyLimit: DOCUMENT_BODY,
      schema: {
        body: Type.Object(
          { id: Id, saveId: Id, tool: Tool, title: Title, document: Document },
          { additionalProperties: false },
        ),
      },
    },
    async (request, reply) => {
      const user = await requireKeeper(request)
      await requireOpenTool(database.orm, user, request.body.tool, now())
      return reply.code(201).send(await createProject(database, user.studentId, request.body))
    },
  )

  app.get('/api/projects/export.zip', async (request, reply) => {
    const user = await requireKeeper(request)
    reply.header('content-type', 'application/zip')
    reply.header('content-disposition', 'attachment; filename="projects.zip"')
    return reply.send(await exportProjects(database, user.studentId))
  })

  app.get('/api/projects/:id', { schema: ById }, async (request) => {
    const user = await requireKeeper(request)
    return openProject(database, user.studentId, request.params.id)
  })

  app.put(
    '/api/projects/:id/document',
    {
      bodyLimit: DOCUMENT_BODY,
      schema: {
        ...ById,
        body: Type.Object(
          { base: Type.Integer({ minimum: 1 }), saveId: Id, document: Document },
          { additionalProperties: false },
        ),
      },
    },
    async (request) => {
      const user = await requireKeeper(request)
      const { id } = request.params
      const saved = await saveDocument(user.studentId, id, request.body, request.sentJson)
      if (saved.revision % THIN_EVERY === 0) {
        thinHistory(database, id, now()).catch((error: unknown) =>
          log.warn({ err: error }, 'old revisions could not be thinned'),
        )
      }
      return saved
    },
  )

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
      const { tool, document } = original
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

  app.get('/api/projects/:id/revisions/:number', { schema: ByRevision }, async (request) => {
    const user = await requireKeeper(request)
    return readRevision(database, user.studentId, request.params.id, request.params.number)
  })

  app.post(
    '/api/projects/:id/revisions/:number/restore',
    { schema: ByRevision },
    async (request) => {
      const user = await requireKeeper(request)
      const { id, number } = request.params
      return restoreRevision(database, saveDocument, user.studentId, id, number)
    },
  )

  registerThumbnails(root, database)
}

function registerThumbnails(root: FastifyInstance, database: AppContext['database']): void {
  root.register(async (scope) => {
    const app = scope.withTypeProvider<TypeBoxTypeProvider>()
    app.addContentTypeParser(
      /^image\//,
      { parseAs: 'buffer', bodyLimit: 1024 * 1024 },
      (_, body, done) => done(null, body),
    )
    app.put('/api/projects/:id/thumbnail', { schema: ById }, async (request, reply) => {
      const user = await requireKeeper(request)
      await setThumbnail(database, user.studentId, request.params.id, request.body as Buffer)
      return reply.code(204).send()
    })
    app.get('/api/projects/:id/thumbnail', { schema: ById }, async (request, reply) => {
      const user = await requireKeeper(request)
      await requireOwn(database.orm, user.studentId, request.params.id)
      const image = await readThumbnail(database, request.params.id)
      if (!image) return reply.code(404).send()
      reply.header('cache-control', 'private, max-age=3600')
      return reply.type('image/webp').send(image)
    })
  })
}
