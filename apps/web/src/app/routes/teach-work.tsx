import { useLingui } from '@lingui/react/macro'
import { CommentThread } from '../../features/class/CommentThread.tsx'
import { SkipLink } from '../../features/shell/SkipLink.tsx'
import { WorkScreen } from '../../features/teach/WorkScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { toolParts } from '../tool-parts.ts'
import { toolAt } from '../tools.ts'

export default function TeachWork() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`A learner’s work`} index={false} />
      <SkipLink />
      <WorkScreen
        screenOf={(path) => {
          const manifest = toolAt(`/${path}`)
          return manifest ? toolParts(manifest) : null
        }}
        renderComments={(projectId, manifest, clicked) => (
          <CommentThread
            projectId={projectId}
            placeKind={manifest.placeKind ?? 'line'}
            clicked={clicked}
          />
        )}
      />
    </>
  )
}
