/** The order people expect of names: 2 before 10, and Thai words by their consonant. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

export const inNameOrder = (...columns: readonly SQLWrapper[]): SQL[] =>
  columns.map((column) => sql`${column} collate name_order`)
