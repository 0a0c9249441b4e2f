/** The part of /home that belongs to somebody; visitors never load it. */
import type { ToolUser } from '@panya/tools/host/tool-host.ts'
import { GoesOn } from '../../features/own-home/GoesOn.tsx'
import { toolContent } from '../tool-content.ts'
import { emptyDocument } from '../tool-parts.ts'
import { toolStart } from '../tool-start.ts'
import { TOOLS, useOpenTools } from '../tools.ts'

export default function OwnHome({ user }: { user: ToolUser }) {
  return (
    <GoesOn
      user={user}
      tools={TOOLS}
      openTools={useOpenTools()}
      levels={toolContent}
      start={toolStart}
      emptyDocument={emptyDocument}
    />
  )
}
