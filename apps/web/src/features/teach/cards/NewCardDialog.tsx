/** A new card for a learner who lost theirs, or whose pictures somebody else knows. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ClassCard } from '@panya/domain/classroom/class-secret.ts'
import type { ClassDetails, ClassStudent } from '@panya/domain/classroom/classroom.ts'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { renewCard } from '../../../adapters/teach/card-api.ts'
import { SecretView } from '../../../parts/class-secret/SecretView.tsx'
import { FormDialog } from '../../../parts/dialog/FormDialog.tsx'
import styles from '../teach.module.css'
import { useAction } from '../use-action.ts'

interface NewCardDialogProps {
  room: ClassDetails
  student: ClassStudent
  /** Null asks first: the old card may be good. */
  made: ClassCard | null
  onClose(): void
}

export function NewCardDialog({ room, student, made, onClose }: NewCardDialogProps) {
  const { t } = useLingui()
  const { to } = useAddress()
  const act = useAction()
  const [card, setCard] = useState<ClassCard | null>(made)
  const name = student.firstName
  const title = t`New card for ${name}`
  if (card === null) {
    return (
      <FormDialog
        title={title}
        submit={<Trans>Make a new card</Trans>}
        busy={act.busy}
        onSubmit={() => void act.run(async () => setCard(await renewCard(room.id, student.id)))}
        onClose={onClose}
      >
        <p>
          <Trans>The old card stops working, and all devices are signed out.</Trans>
        </p>
      </FormDialog>
    )
  }
  return (
    <Dialog title={title} closeLabel={t`Close`} onClose={onClose}>
      <div className={styles.form}>
        <output>
          <SecretView kind={card.kind} secret={card.secret} />
        </output>
        <p>
          <Link
            className={buttonClass('ghost')}
            to={to(`/teach/cards?id=${room.id}&student=${student.id}`)}
          >
            <Trans>Print this card</Trans>
          </Link>
        </p>
      </div>
    </Dialog>
  )
}
