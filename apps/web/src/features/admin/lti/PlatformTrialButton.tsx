/** Asks the platform at the addresses in the form before anybody comes from there, and says what is wrong. */
import { Trans } from '@lingui/react/macro'
import type { PlatformTrial } from '@panya/domain/lti/lti.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { type ReactNode, useState } from 'react'
import { tryPlatform } from '../../../adapters/admin/lti.ts'
import { formText } from '../../../adapters/form-data.ts'
import { PlatformTroubleText } from '../../../parts/platform-trouble/PlatformTroubleText.tsx'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { Notice } from '../parts/Notice.tsx'
import { useAction } from '../parts/use-action.ts'

export function PlatformTrialButton() {
  const [trial, setTrial] = useState<PlatformTrial | null>(null)
  const ask = useAction({ send: tryPlatform, touches: [], done: setTrial })
  const begin = (form: HTMLFormElement | null) => {
    if (ask.busy || !form) return
    setTrial(null)
    const data = new FormData(form)
    const text = (name: string) => formText(data, name).trim()
    ask.run({ tokenUrl: text('tokenUrl'), keysUrl: text('keysUrl') })
  }
  return (
    <div>
      {trial && <Result {...trial} />}
      <ActionProblem {...ask} />
      <Button
        size="small"
        look="ghost"
        aria-busy={ask.busy}
        onClick={(event) => begin(event.currentTarget.form)}
      >
        <Trans>Try it</Trans>
      </Button>
    </div>
  )
}

function Result({ tokenUrl, keysUrl }: PlatformTrial) {
  if (tokenUrl === null && keysUrl === null) {
    return (
      <Notice tone="good">
        <Trans>The platform answers as it should.</Trans>
      </Notice>
    )
  }
  return (
    <>
      <Wrong trouble={tokenUrl} name={<Trans>Access token address</Trans>} />
      <Wrong trouble={keysUrl} name={<Trans>Address of its public keys</Trans>} />
    </>
  )
}

function Wrong({ trouble, name }: { trouble: PlatformTrial['keysUrl']; name: ReactNode }) {
  if (trouble === null) return null
  return (
    <Notice tone="wrong">
      {name}: <PlatformTroubleText {...trouble} />
    </Notice>
  )
}
