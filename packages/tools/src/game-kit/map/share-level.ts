/** A level of one's own as a link for the class; where nothing can be copied, it is shown. */

import type { ToolHost } from '../../host/tool-host.ts'
import { replayLink } from '../core/replay-data.ts'

interface OwnLevel {
  level: string
  custom: unknown
}

export async function shareLevel(host: ToolHost, own: OwnLevel, copied: string): Promise<void> {
  const link = replayLink(location.href, own)
  await navigator.clipboard.writeText(link).then(
    () => host.toast(copied, 'success'),
    () => host.toast(link),
  )
}
