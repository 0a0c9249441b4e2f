/** Vouches for this server's site: its list of files, the notebook's, and each page. */
import { join } from 'node:path'
import { NONCE_PLACE, NOTEBOOK_LIST, SITE_LIST } from '@panya/domain/offline/site-files.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { fileList, readHashes, type VouchedList, vouchFor } from './file-list.ts'
import { smallFiles } from './small-files.ts'
import { createVoucher, hashOf, type Voucher } from './voucher.ts'

/** A page as it is kept: what stands between its nonces. */
interface PageText {
  parts: readonly string[]
}

export interface SiteVoucher {
  voucher: Voucher
  list: VouchedList
  notebookList(hashesFile: string): VouchedList
  /** What `SIGNATURE_HEADER` holds for a page with these headers, whose nonce is `NONCE_PLACE`. */
  vouchForPage(path: string, page: PageText, headers: () => Record<string, string>): string
}

export interface VouchedFiles {
  client: string
  pictures: ReadonlyMap<string, Buffer>
}

export function createSiteVoucher(context: AppContext, files: VouchedFiles): SiteVoucher {
  const voucher = createVoucher(context.secret)
  const hashes = readHashes(join(files.client, '..', 'files.json'))
  const small = smallFiles(context.site, files.pictures)
  const list = vouchFor(voucher, SITE_LIST, fileList(hashes, small))
  const known = new WeakMap<PageText, string>()
  return {
    voucher,
    list,
    notebookList: (file) => vouchFor(voucher, NOTEBOOK_LIST, fileList(readHashes(file), [])),
    vouchForPage(path, page, headers) {
      const before = known.get(page)
      if (before !== undefined) return before
      const hash = hashOf(page.parts.join(NONCE_PLACE))
      const { version } = list
      const signature = voucher.vouch({ version, path, headers: headers(), hash })
      known.set(page, signature)
      return signature
    },
  }
}
