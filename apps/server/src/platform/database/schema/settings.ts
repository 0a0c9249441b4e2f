import { BOARD_IDS } from '@panya/domain/board/board-id.ts'
import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const boards = sql.raw(BOARD_IDS.map((id) => `'${id}'`).join(', '))

/** What admins switched for the whole site; what is not here stands as it comes. */
export const setting = pgTable('setting', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Firmware that learners can put on their boards. Kept here, so that a backup has it too. */
export const boardFirmware = pgTable(
  'board_firmware',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    board: text({ enum: BOARD_IDS }).notNull(),
    version: text().notNull(),
    sha256: text().notNull(),
    size: integer().notNull(),
    content: bytea().notNull(),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('board_firmware_version_key').on(table.board, table.version),
    index('board_firmware_newest').on(table.board, table.id.desc()),
    check('board_firmware_board_known', sql`${table.board} in (${boards})`),
    check('board_firmware_sha256_shape', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
  ],
)
