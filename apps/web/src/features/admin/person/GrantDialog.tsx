/** Gives one person a plan for a time. */
import { Trans } from '@lingui/react/macro'
import type { PersonDetail } from '@panya/domain/admin/people.ts'
import { type GrantInput, giveGrant } from '../../../adapters/admin/people.ts'
import { FormDialog } from '../../../parts/dialog/FormDialog.tsx'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { GrantFields, readGrant } from '../parts/GrantFields.tsx'
import { usePersonAction } from './use-person.ts'

export function GrantDialog({ person, onClose }: { person: PersonDetail; onClose(): void }) {
  const give = usePersonAction<GrantInput>(person.id, (wish) => giveGrant(person.id, wish), onClose)
  return (
    <FormDialog
      title={<Trans>Give a complimentary subscription</Trans>}
      submit={<Trans>Give</Trans>}
      busy={give.busy}
      onSubmit={(form) => give.run(readGrant(form))}
      onClose={onClose}
    >
      <GrantFields problem={give.problem} />
      <ActionProblem {...give} />
    </FormDialog>
  )
}
