/** Asks the provider about itself before anybody else does, and says what is wrong. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SchoolPreset } from '@panya/domain/account/school-identity.ts'
import type { SchoolTrial, TrialProblem } from '@panya/domain/account/school-sign-in.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { trySchool } from '../../../adapters/admin/school-sign-in.ts'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { Notice } from '../parts/Notice.tsx'
import { useAction } from '../parts/use-action.ts'
import { ISSUER_ERRORS } from './field-errors.ts'

const PROBLEMS: Record<TrialProblem, MessageDescriptor> = {
  'not-https': msg`The provider must use https everywhere.`,
  'private-address': msg`This address is inside the server’s own network. Only whoever runs the server can set such a provider (OIDC_ISSUER).`,
  'unknown-host': msg`There is no such server. Look for a typing mistake in the issuer.`,
  unreachable: msg`The server did not answer. Look for a typing mistake, or ask whoever runs the provider.`,
  timeout: msg`The server took too long to answer.`,
  certificate: msg`The server’s certificate cannot be trusted.`,
  redirect: msg`The server sends elsewhere. Type the issuer exactly as the provider names it.`,
  status: msg`There is no description of a provider at this address.`,
  'too-large': msg`What the server answered is too long for a description of a provider.`,
  'not-json': msg`What the server answered is no description of a provider.`,
  'other-issuer': msg`The provider calls itself differently. Type the issuer exactly as it says:`,
  'no-endpoint': msg`The provider’s description has no usable address for this:`,
  'no-code-flow': msg`The provider does not offer the sign-in with a code that we use.`,
}

interface SchoolTrialButtonProps {
  preset: SchoolPreset
  issuer: string
}

export function SchoolTrialButton({ preset, issuer }: SchoolTrialButtonProps) {
  const { t } = useLingui()
  const [trial, setTrial] = useState<SchoolTrial | null>(null)
  const ask = useAction({ send: trySchool, touches: [], done: setTrial })
  const wrong = ask.problem?.fields?.['issuer']
  return (
    <div>
      {trial?.ok === true && !ask.busy && (
        <Notice tone="good">
          <Trans>The provider answers as it should.</Trans>
        </Notice>
      )}
      {trial?.ok === false && !ask.busy && (
        <Notice tone="wrong">
          {t(PROBLEMS[trial.problem])} {trial.detail && <bdi dir="ltr">{trial.detail}</bdi>}
        </Notice>
      )}
      {wrong === undefined ? (
        <ActionProblem {...ask} />
      ) : (
        <Notice tone="wrong">{t(ISSUER_ERRORS[wrong] ?? PROBLEMS.unreachable)}</Notice>
      )}
      <Button
        size="small"
        look="ghost"
        aria-busy={ask.busy}
        onClick={() => {
          setTrial(null)
          if (!ask.busy) ask.run({ preset, issuer })
        }}
      >
        <Trans>Try it</Trans>
      </Button>
    </div>
  )
}
