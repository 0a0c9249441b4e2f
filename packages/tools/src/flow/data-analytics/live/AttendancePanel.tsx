import { useFlowContent } from '@panya/engines/flow/canvas/flow-hooks.ts'
import { useEffect, useState } from 'react'
import type { NodePanelProps } from '../../../flow-kit/flow-tool.ts'
import { useBench } from '../../../flow-kit/workbench-context.ts'
import styles from '../components/Views.module.css'

/** Chooses one of the teacher's classes. */
export function AttendancePanel({ session, node, messages, readonly, toast }: NodePanelProps) {
  const { attendance } = useBench().host
  const content = useFlowContent(session)
  const [classes, setClasses] = useState<{ id: number; name: string }[] | null>(null)
  const chosen = content.nodes.find(({ id }) => id === node)?.params['class']
  const failed = messages.own('attendance.failed')
  useEffect(() => {
    let wanted = true
    attendance?.classes().then(
      (found) => wanted && setClasses(found),
      () => wanted && toast(failed, 'error'),
    )
    return () => {
      wanted = false
    }
  }, [attendance, toast, failed])
  if (!attendance) return <p className={styles.hint}>{messages.own('attendance.teachers')}</p>
  if (classes?.length === 0) return <p className={styles.hint}>{messages.own('attendance.none')}</p>
  return (
    <div className={styles.live}>
      <label className={styles.field}>
        <span>{messages.own('attendance.class')}</span>
        <select
          value={typeof chosen === 'string' ? chosen : ''}
          disabled={readonly || !classes}
          onChange={(event) => session.setParam(node, 'class', event.target.value)}
        >
          <option value="">{messages.own('attendance.choose')}</option>
          {classes?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.hint}>{messages.own('attendance.private')}</p>
    </div>
  )
}
