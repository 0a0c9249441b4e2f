/** Firmware files of boards: taken in once, named by their sum, never changed. */
import { createHash } from 'node:crypto'
import type { FirmwareFile } from '@panya/domain/admin/settings.ts'
import { BOARD_IDS, type BoardId } from '@panya/domain/board/board-id.ts'
import { desc, eq } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database } from '../../platform/database/database.ts'
import { boardFirmware } from '../../platform/database/schema/site.ts'
import { Problem } from '../../platform/http/problem.ts'

const SMALLEST = 4096
const ESP32_MAGIC = 0xe9

const { id, board, version, sha256, size, uploadedAt } = boardFirmware
const COLUMNS = { id, board, version, sha256, size, uploadedAt }
type Row = { [K in keyof typeof COLUMNS]: (typeof boardFirmware.$inferSelect)[K] }

export async function listFirmware({ orm }: Database): Promise<FirmwareFile[]> {
  const rows = await orm.select(COLUMNS).from(boardFirmware).orderBy(desc(id)).limit(500)
  return rows.map(present)
}

/** The newest file of every board that has one. */
export async function offeredFirmware(database: Database): Promise<FirmwareFile[]> {
  const all = await listFirmware(database)
  return BOARD_IDS.flatMap((name) => all.find((file) => file.board === name) ?? [])
}

export async function firmwareBytes({ orm }: Database, wanted: number) {
  const [row] = await orm
    .select({ content: boardFirmware.content, sha256 })
    .from(boardFirmware)
    .where(eq(id, wanted))
  return row ?? null
}

export async function addFirmware(
  { orm }: Database,
  actor: Actor,
  wish: { board: BoardId; version: string; content: Buffer },
): Promise<FirmwareFile> {
  checkContent(wish.board, wish.content)
  const sum = createHash('sha256').update(wish.content).digest('hex')
  return orm.transaction(async (tx) => {
    const [row] = await tx
      .insert(boardFirmware)
      .values({ ...wish, sha256: sum, size: wish.content.length })
      .onConflictDoNothing()
      .returning(COLUMNS)
    if (!row) throw new Problem('CONFLICT', 'already-there', { version: 'taken' })
    await recordAct(tx, actor, {
      act: 'firmware.add',
      target: `firmware:${row.id}`,
      after: { board: row.board, version: row.version, sha256: sum, bytes: row.size },
    })
    return present(row)
  })
}

export async function removeFirmware(
  { orm }: Database,
  actor: Actor,
  wanted: number,
): Promise<void> {
  await orm.transaction(async (tx) => {
    const [row] = await tx.delete(boardFirmware).where(eq(id, wanted)).returning(COLUMNS)
    if (!row) throw new Problem('NOT_FOUND', 'not-found')
    await recordAct(tx, actor, {
      act: 'firmware.remove',
      target: `firmware:${wanted}`,
      before: { board: row.board, version: row.version, sha256: row.sha256 },
    })
  })
}

/** The KidBright boards carry an ESP32, whose images begin with a mark of their own. */
function checkContent(name: BoardId, content: Buffer): void {
  const esp32 = name.startsWith('mcu_kidbright')
  if (content.length < SMALLEST || (esp32 && content[0] !== ESP32_MAGIC)) {
    throw new Problem('BAD_INPUT', 'not-firmware', { file: 'not-firmware' })
  }
}

function present(row: Row): FirmwareFile {
  return {
    id: row.id,
    board: row.board,
    version: row.version,
    sha256: row.sha256,
    bytes: row.size,
    uploadedAt: row.uploadedAt.toISOString(),
    url: `/api/firmware/${row.id}`,
  }
}
