import { useFlowContent } from '@panya/engines/flow/canvas/flow-hooks.ts'
import { editComment, renameGroup } from '@panya/engines/flow/flow-edit.ts'
import { memo } from 'react'
import styles from './CanvasNotes.module.css'
import { useBench } from './workbench-context.ts'

/** Comments and frames of groups on the canvas. */

export const CommentCard = memo(function CommentCard({
  id,
  selected,
}: {
  id: string
  selected?: boolean
}) {
  const { session, messages, readonly } = useBench()
  const content = useFlowContent(session)
  const comment = content.comments.find((other) => other.id === id)
  return (
    <div className={styles.comment} data-selected={selected || undefined}>
      <textarea
        className={`${styles.text} nodrag`}
        dir="auto"
        rows={3}
        readOnly={readonly}
        value={comment?.text ?? ''}
        aria-label={messages.t('commentText')}
        onChange={(event) =>
          session.apply(editComment(session.content, id, event.target.value), `comment ${id}`)
        }
      />
    </div>
  )
})

export const GroupFrame = memo(function GroupFrame({ id }: { id: string }) {
  const { session, messages, readonly } = useBench()
  const content = useFlowContent(session)
  const group = content.groups.find((other) => other.id === id)
  return (
    <div className={styles.group}>
      <input
        className={`${styles.groupName} nodrag`}
        dir="auto"
        readOnly={readonly}
        value={group?.title ?? ''}
        aria-label={messages.t('groupName')}
        onChange={(event) =>
          session.apply(renameGroup(session.content, id, event.target.value), `group ${id}`)
        }
      />
    </div>
  )
})
