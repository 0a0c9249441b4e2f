import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const ISSUER_ERRORS: Record<string, MessageDescriptor> = {
  'not-an-address': msg`Type the whole address of the issuer, such as https://id.school.example.`,
  'not-https': msg`The issuer must begin with https://.`,
  'no-tenant': msg`Name one tenant by its number: https://login.microsoftonline.com/TENANT-ID/v2.0. “common” would let every organisation in.`,
}

export const DOMAIN_ERRORS: Record<string, MessageDescriptor> = {
  format: msg`Type what stands behind the @, such as school.example.`,
  taken: msg`Another school here has this domain already.`,
}
