/** What opens the account, and the help for somebody who lost it. */
import { Trans } from '@lingui/react/macro'
import type { PersonDetail } from '@panya/domain/admin/people.ts'
import { Panel } from '../parts/Panel.tsx'
import { Connections } from './Connections.tsx'
import { Password } from './Password.tsx'
import { SecondFactor } from './SecondFactor.tsx'

export function SignInSafety({ person }: { person: PersonDetail }) {
  return (
    <Panel title={<Trans>Sign-in safety</Trans>}>
      <SecondFactor person={person} />
      <Password person={person} />
      <Connections person={person} />
    </Panel>
  )
}
