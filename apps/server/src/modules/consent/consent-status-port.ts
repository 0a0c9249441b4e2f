/** The domain's `ConsentStatus` out of a row of `consent`, for queries that read it beside other things. */
import { sql } from 'drizzle-orm'
import { consent } from '../../platform/database/schema/person.ts'

export const consentStatus = sql`jsonb_build_object('country', ${consent.country},
  'decision', ${consent.decision},
  'band', jsonb_build_object('from', ${consent.bornFrom}, 'to', ${consent.bornTo}))`
