/** Closing, deleting, and the way back from both. */
import { Plural, Trans } from '@lingui/react/macro'
import type { DeletionAsker } from '@panya/domain/account/deletion.ts'
import { RETENTION } from '@panya/domain/account/retention.ts'
import type { AccountState, PersonDetail } from '@panya/domain/admin/people.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import { useState } from 'react'
import { personExportAddress, setAccountState } from '../../../adapters/admin/people.ts'
import { AskDialog } from '../../../parts/dialog/AskDialog.tsx'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { Panel } from '../parts/Panel.tsx'
import styles from './Person.module.css'
import { usePersonAction } from './use-person.ts'

export function CloseAccount({ person }: { person: PersonDetail }) {
  const [asked, setAsked] = useState<AccountState | null>(null)
  const change = usePersonAction<AccountState>(person.id, (state) =>
    setAccountState(person.id, state),
  )
  const close = () => setAsked(null)
  const days = RETENTION.deletionUndoDays
  return (
    <Panel
      title={<Trans>Close the account</Trans>}
      about={
        <Trans>
          A closed account keeps everything, and nobody can sign in with it. A deleted one can be
          brought back for <Plural value={days} one="# day" other="# days" />.
        </Trans>
      }
    >
      <ActionProblem {...change} />
      {person.deletion && (
        <p>
          <WhoAsked asker={person.deletion.requestedBy} />
        </p>
      )}
      <div className={styles.buttons}>
        <ButtonLink size="small" look="ghost" href={personExportAddress(person.id)} download>
          <Trans>Download all data (zip)</Trans>
        </ButtonLink>
        {person.state === 'open' && (
          <Button size="small" look="stop" onClick={() => setAsked('closed')}>
            <Trans>Close</Trans>
          </Button>
        )}
        {person.state !== 'leaving' && (
          <Button size="small" look="stop" onClick={() => setAsked('leaving')}>
            <Trans>Delete</Trans>
          </Button>
        )}
        {person.state !== 'open' && (
          <Button size="small" aria-busy={change.busy} onClick={() => change.run('open')}>
            {person.state === 'leaving' ? <Trans>Undo deleting</Trans> : <Trans>Open again</Trans>}
          </Button>
        )}
      </div>
      {asked === 'closed' && (
        <AskDialog
          title={<Trans>Close this account?</Trans>}
          confirm={<Trans>Close the account</Trans>}
          danger
          onConfirm={() => change.run('closed')}
          onClose={close}
        >
          <p>
            <Trans>
              All its devices are signed out at once. You can open it again at any time.
            </Trans>
          </p>
        </AskDialog>
      )}
      {asked === 'leaving' && (
        <AskDialog
          title={<Trans>Delete this account?</Trans>}
          confirm={<Trans>Delete the account</Trans>}
          danger
          onConfirm={() => change.run('leaving')}
          onClose={close}
        >
          <p>
            <Trans>
              It is closed now. After <Plural value={days} one="# day" other="# days" /> the person
              and everything they made is gone for good.
            </Trans>
          </p>
        </AskDialog>
      )}
    </Panel>
  )
}

function WhoAsked({ asker }: { asker: DeletionAsker }) {
  if (asker === 'learner') return <Trans>The owner asked to delete this account.</Trans>
  if (asker === 'guardian') return <Trans>A guardian asked to delete this account.</Trans>
  if (asker === 'retention') return <Trans>Nobody has used this account for years.</Trans>
  return <Trans>An administrator deleted this account.</Trans>
}
