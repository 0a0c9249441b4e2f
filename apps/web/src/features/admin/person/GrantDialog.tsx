/** Gives one person a plan for a time. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { PersonDetail } from '@panya/domain/admin/people.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import type { SubmitEvent } from 'react'
import { type GrantWish, giveGrant } from '../../../adapters/admin/people.ts'
import { ActProblem } from '../parts/ActProblem.tsx'
import { GrantFields, readGrant } from '../parts/GrantFields.tsx'
import styles from '../parts/parts.module.css'
import { usePersonAct } from './use-person.ts'

export function GrantDialog({ person, onClose }: { person: PersonDetail; onClose(): void }) {
  const { t } = useLingui()
  const give = usePersonAct<GrantWish>(person.id, (wish) => giveGrant(person.id, wish), onClose)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!give.busy) give.run(readGrant(event.currentTarget))
  }
  return (
    <Dialog
      open
      title={<Trans>Give a complimentary subscription</Trans>}
      closeLabel={t`Close`}
      onClose={onClose}
    >
      <form className={styles.ask} onSubmit={submit}>
        <GrantFields problem={give.problem} />
        <ActProblem {...give} />
        <div className={styles.askActions}>
          <Button look="ghost" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" aria-busy={give.busy}>
            <Trans>Give</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
