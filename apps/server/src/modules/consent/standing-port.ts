/** Where somebody stands, read beside other things: the domain's `Standing` out of a row of `consent`. */
import { type SQL, sql } from 'drizzle-orm'

/** `row` names the table in the query around it. */
export const standing = (row: SQL): SQL =>
  sql`jsonb_build_object('country', ${row}.country, 'decision', ${row}.decision,
    'band', jsonb_build_object('from', ${row}.born_from, 'to', ${row}.born_to))`
