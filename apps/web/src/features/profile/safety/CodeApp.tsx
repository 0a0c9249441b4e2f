/** The app on a phone that shows a new code every half minute. */
import { Trans } from '@lingui/react/macro'
import type { AppSetup, SignInSafety } from '@panya/domain/account/second-factor.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { lazy, Suspense, useState } from 'react'
import { addApp, beginApp, removeApp } from '../../../adapters/account/sign-in-safety.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { AskDialog } from '../../../parts/dialog/AskDialog.tsx'
import styles from './SignInSafety.module.css'
import type { Safety } from './use-safety.ts'

const AppSetupDialog = lazy(() => import('./AppSetupDialog.tsx'))

interface CodeAppProps {
  state: Safety
  safety: SignInSafety
  onAdded(recoveryCodes: string[] | null): void
}

export function CodeApp({ state, safety, onAdded }: CodeAppProps) {
  const { day } = useFormat()
  const [setup, setSetup] = useState<AppSetup | null>(null)
  const [removing, setRemoving] = useState(false)
  const { appSince } = safety
  const begin = () => state.run(async () => setSetup(await beginApp()))
  const confirm = (own: AppSetup, code: string) =>
    state.run(async () => {
      const { recoveryCodes } = await addApp(own.setup, code)
      setSetup(null)
      onAdded(recoveryCodes)
    })
  return (
    <div className={styles.kind}>
      <h3>
        <Trans>Code app</Trans>
      </h3>
      <p>
        {appSince ? (
          <Trans>Codes of your app are asked for since {day(appSince)}.</Trans>
        ) : (
          <Trans>An app on your phone shows a new code every half minute.</Trans>
        )}
      </p>
      <div className={styles.buttons}>
        <Button look="ghost" aria-busy={state.busy} onClick={begin}>
          {appSince ? <Trans>Move to another phone</Trans> : <Trans>Set up a code app</Trans>}
        </Button>
        {appSince && (
          <Button look="stop" onClick={() => setRemoving(true)}>
            <Trans>Remove the app</Trans>
          </Button>
        )}
      </div>
      {setup && (
        <Suspense>
          <AppSetupDialog
            setup={setup}
            problem={state.problem}
            busy={state.busy}
            onCode={(code) => confirm(setup, code)}
            onClose={() => {
              setSetup(null)
              state.forgetProblem()
            }}
          />
        </Suspense>
      )}
      {removing && (
        <AskDialog
          title={<Trans>Remove the code app?</Trans>}
          confirm={<Trans>Remove the app</Trans>}
          danger
          onConfirm={() => state.run(removeApp)}
          onClose={() => setRemoving(false)}
        >
          <p>
            <Trans>Its codes are no longer asked for when you sign in.</Trans>
          </p>
        </AskDialog>
      )}
    </div>
  )
}
