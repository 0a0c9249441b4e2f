/** The interface of the gradebook, for the teachers of the class. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { directionOf, LOCALES } from '@panya/domain/locale/locale.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { writeCsv } from '../../platform/csv/csv.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { oneOf, WithId } from '../../platform/http/route-schemas.ts'
import { asAttachment } from '../../platform/http/send-content.ts'
import { writeXlsx, XLSX_TYPE } from '../../platform/xlsx/write-xlsx.ts'
import { requireTeacherOf } from '../classroom/class-access-port.ts'
import { exportRows, HEAD_COLUMNS, HEAD_ROWS } from './export.ts'
import { EXPORT_WORDS } from './export-words.ts'
import { readGradebook } from './gradebook.ts'

const InLanguage = {
  ...WithId,
  querystring: Type.Object({ locale: Type.Optional(oneOf(LOCALES)) }),
}

export function registerGradebook(root: FastifyInstance, { database, now }: AppContext): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { orm } = database

  app.get('/api/teach/classes/:id/gradebook', { schema: WithId }, async (request) => {
    const { id } = request.params
    await requireTeacherOf(request, orm, id)
    return readGradebook(orm, id, now())
  })

  app.get(
    '/api/teach/classes/:id/gradebook.csv',
    { schema: InLanguage },
    async (request, reply) => {
      const { id } = request.params
      await requireTeacherOf(request, orm, id)
      const rows = exportRows(await readGradebook(orm, id, now()), request.query.locale ?? 'en')
      asAttachment(reply, 'text/csv; charset=utf-8', `gradebook-${id}.csv`)
      return reply.send(writeCsv(rows))
    },
  )

  app.get(
    '/api/teach/classes/:id/gradebook.xlsx',
    { schema: InLanguage },
    async (request, reply) => {
      const { id } = request.params
      await requireTeacherOf(request, orm, id)
      const { locale = 'en' } = request.query
      const rows = exportRows(await readGradebook(orm, id, now()), locale)
      asAttachment(reply, XLSX_TYPE, `gradebook-${id}.xlsx`)
      return reply.send(
        writeXlsx({
          name: EXPORT_WORDS[locale].sheet,
          rows,
          frozen: { rows: HEAD_ROWS, columns: HEAD_COLUMNS },
          rightToLeft: directionOf(locale) === 'rtl',
        }),
      )
    },
  )
}
