/** Who teaches a class: several can, at the same time. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ClassDetails } from '@panya/domain/classroom/classroom.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { addTeacher, removeTeacher } from '../../adapters/teach/class-api.ts'
import { AskDialog } from '../../parts/dialog/AskDialog.tsx'
import styles from '../../parts/page-layout/school.module.css'
import { PersonCell } from './PersonCell.tsx'
import { TeachTable } from './TeachTable.tsx'
import { useAction } from './use-action.ts'

export function Teachers({ room }: { room: ClassDetails }) {
  const { t } = useLingui()
  const act = useAction()
  const [adding, setAdding] = useState(false)
  return (
    <section className={styles.section} aria-labelledby="teachers">
      <h2 id="teachers">
        <Trans>Teachers</Trans>
      </h2>
      <TeachTable labelledBy="teachers">
        {room.teachers.map(({ id, displayName, email }) => (
          <tr key={id}>
            <PersonCell email={email}>
              <bdi>{displayName}</bdi>
            </PersonCell>
            <td>
              {room.teachers.length > 1 && (
                <Button
                  look="quiet"
                  size="small"
                  aria-label={t`Remove ${displayName} from the teachers`}
                  onClick={() => void act.run(() => removeTeacher(room.id, id))}
                >
                  <Trans>Remove</Trans>
                </Button>
              )}
            </td>
          </tr>
        ))}
      </TeachTable>
      <p>
        <Button look="ghost" size="small" onClick={() => setAdding(true)}>
          <Trans>Add a teacher</Trans>
        </Button>
      </p>
      {adding && (
        <AskDialog
          title={t`Add a teacher`}
          field={{ label: t`The teacher’s email`, type: 'email', max: 254 }}
          confirm={t`Add a teacher`}
          onConfirm={(email) => act.attempt(() => addTeacher(room.id, email), t`Added.`)}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  )
}
