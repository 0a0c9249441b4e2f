/** The domain's `ConsentStatus` out of a row of `consent`, for queries that read it beside other things. */
import { type SQL, sql } from 'drizzle-orm'

/** `row` names the table in the query around it. */
export const consentStatus = (row: SQL): SQL =>
  sql`jsonb_build_object('country', ${row}.country, 'decision', ${row}.decision,
    'band', jsonb_build_object('from', ${row}.born_from, 'to', ${row}.born_to))`
