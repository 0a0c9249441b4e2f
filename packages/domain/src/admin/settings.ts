/** Settings and the state of the place, as an admin sees them. */
import type { BoardId } from '../board/board-id.ts'
import type { Brand } from '../brand/brand.ts'

export const FIRMWARE_MAX_BYTES = 8 * 1024 * 1024

export interface BrandPreview {
  active: boolean
  brand: Brand
}

/** A firmware file for a board; the newest of a board is the one that is offered. */
export interface FirmwareFile {
  id: number
  board: BoardId
  version: string
  sha256: string
  bytes: number
  uploadedAt: string
  url: string
}

export interface HealthReport {
  version: string
  node: string
  uptimeSeconds: number
  memoryBytes: number
  database: {
    version: string
    bytes: number
    milliseconds: number
    connections: number
    maxConnections: number
    migrations: number
    embedded: boolean
  }
  queues: { unsentMails: number; openHolds: number; dueDeletions: number }
  storage: { folder: string; freeBytes: number; totalBytes: number }
  lastBackup: { at: string; bytes: number | null } | null
  lastProof: { at: string; ok: boolean } | null
}
