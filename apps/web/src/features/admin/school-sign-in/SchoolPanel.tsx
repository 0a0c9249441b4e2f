/** One school: how its sign-in stands, and what can be done with it. */
import { Trans, useLingui } from '@lingui/react/macro'
import {
  providerId,
  type SchoolList,
  type SchoolSetup,
  type SchoolWish,
} from '@panya/domain/account/school-sign-in.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { useState } from 'react'
import { removeSchool, saveSchool } from '../../../adapters/admin/school-sign-in.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { Badge } from '../parts/Badge.tsx'
import { Panel } from '../parts/Panel.tsx'
import styles from '../parts/parts.module.css'
import { useAction } from '../parts/use-action.ts'
import { PRESET_NAMES, SCHOOL_TOUCHES } from './presets.ts'
import { SchoolForm } from './SchoolForm.tsx'
import { SchoolTrialButton } from './SchoolTrialButton.tsx'

interface SchoolPanelProps {
  school: SchoolSetup
  callbackPrefix: string
}

export function SchoolPanel({ school, callbackPrefix }: SchoolPanelProps) {
  const { t } = useLingui()
  const [changing, setChanging] = useState(false)
  const [removing, setRemoving] = useState(false)
  const { id, people: _people, ...setup } = school
  const save = useAction({
    send: (enabled: boolean) => saveSchool(id, { ...setup, enabled }),
    touches: SCHOOL_TOUCHES,
  })
  const remove = useAction({ send: removeSchool, touches: SCHOOL_TOUCHES })
  const { name, enabled } = school
  return (
    <Panel
      isItem
      title={<bdi>{name}</bdi>}
      actions={
        <Badge tone={enabled ? 'go' : 'plain'}>
          {enabled ? <Trans>On</Trans> : <Trans>Off</Trans>}
        </Badge>
      }
    >
      <ActionProblem {...save} />
      <ActionProblem {...remove} />
      {changing ? (
        <SchoolForm
          school={school}
          callbackPrefix={callbackPrefix}
          onDone={() => setChanging(false)}
        />
      ) : (
        <div className={styles.form}>
          <Facts school={school} callbackPrefix={callbackPrefix} />
          <SchoolTrialButton preset={school.preset} issuer={school.issuer} />
          <div className={styles.actions}>
            <Button
              size="small"
              look="ghost"
              aria-label={t`Change ${name}`}
              onClick={() => setChanging(true)}
            >
              <Trans>Change</Trans>
            </Button>
            <Button
              size="small"
              look={enabled ? 'stop' : 'ghost'}
              aria-label={enabled ? t`Switch off ${name}` : t`Switch on ${name}`}
              onClick={() => save.run(!enabled)}
            >
              {enabled ? <Trans>Switch off</Trans> : <Trans>Switch on</Trans>}
            </Button>
            <Button
              size="small"
              look="stop"
              aria-label={t`Remove ${name}`}
              onClick={() => setRemoving(true)}
            >
              <Trans>Remove</Trans>
            </Button>
          </div>
        </div>
      )}
      <Dialog
        open={removing}
        title={<Trans>Remove this sign-in?</Trans>}
        onClose={() => setRemoving(false)}
        actions={
          <>
            <Button look="ghost" onClick={() => setRemoving(false)}>
              <Trans>Keep it</Trans>
            </Button>
            <Button look="stop" aria-busy={remove.busy} onClick={() => remove.run(id)}>
              <Trans>Remove</Trans>
            </Button>
          </>
        }
      >
        <Trans>
          People who signed in with it keep their accounts, but need a password from you or their
          teacher to get in.
        </Trans>
      </Dialog>
    </Panel>
  )
}

/** The one in the environment of the server. */
export function FixedSchool({
  school,
  callbackPrefix,
}: {
  school: NonNullable<SchoolList['fixed']>
  callbackPrefix: string
}) {
  return (
    <Panel
      isItem
      title={<bdi>{school.name}</bdi>}
      about={<Trans>Set by whoever runs the server (OIDC_…). It is changed there.</Trans>}
    >
      <div className={styles.form}>
        <Facts school={school} callbackPrefix={callbackPrefix} />
        <SchoolTrialButton preset={school.preset} issuer={school.issuer} />
      </div>
    </Panel>
  )
}

interface FactsProps {
  school: SchoolWish & { people: number }
  callbackPrefix: string
}

function Facts({ school, callbackPrefix }: FactsProps) {
  const { t } = useLingui()
  const { count } = useFormat()
  const { domain } = school
  const address = callbackPrefix.replace(providerId(''), providerId(domain))
  return (
    <dl className={styles.facts}>
      <Fact name={t`Domain`}>{domain}</Fact>
      <Fact name={t`Provider`}>{t(PRESET_NAMES[school.preset])}</Fact>
      <Fact name={t`Issuer`}>{school.issuer}</Fact>
      <Fact name={t`Client ID`}>{school.clientId}</Fact>
      <Fact name={t`Redirect URI for the provider`}>{address}</Fact>
      <Fact name={t`People who used it`}>{count(school.people)}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}
