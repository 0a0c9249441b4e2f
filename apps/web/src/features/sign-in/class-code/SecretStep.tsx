/** The last step: the pictures or words of the card, and what came of it. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ClassSignInList } from '@panya/domain/classroom/class-secret.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import problemStyles from '../../../parts/account/FormProblem.module.css'
import { type SignInOutcome, signIn } from '../sign-in.ts'
import styles from './ClassSignIn.module.css'
import { PictureChoice } from './PictureChoice.tsx'
import { useStepFocus } from './use-step-focus.ts'
import { WordFields } from './WordFields.tsx'

const PROBLEMS: Partial<Record<Extract<SignInOutcome, string>, MessageDescriptor>> = {
  refused: msg`That is not what your card says. Look at it and try again. If it still does not work, ask your teacher for a new card.`,
  closed: msg`This account has been closed. Ask your teacher or whoever looks after the site.`,
  'too-many': msg`That was tried many times. Wait a minute, then try again.`,
  'password-needed': msg`This site cannot let you in with a card. Ask your teacher.`,
  unreachable: msg`We could not reach the server. Check your connection and try again.`,
}

interface SecretStepProps {
  code: string
  learner: ClassSignInList['learners'][number]
  onCame(): void
  onBack(): void
}

export function SecretStep({ code, learner, onCame, onBack }: SecretStepProps) {
  const { t } = useLingui()
  const heading = useStepFocus()
  const [outcome, setOutcome] = useState<SignInOutcome | null>(null)
  const [busy, setBusy] = useState(false)
  const { name } = learner

  async function send(secret: readonly string[]): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    setOutcome(null)
    const proof = { classCode: code, learner: learner.id, secret: secret.join(',') }
    const result = await signIn(proof)
    if (result === 'signed-in') onCame()
    else {
      setOutcome(result)
      setBusy(false)
    }
    return result === 'refused'
  }

  const message = typeof outcome === 'string' ? PROBLEMS[outcome] : undefined
  const Choice = learner.kind === 'pictures' ? PictureChoice : WordFields
  return (
    <div className={styles.step} data-fills-phone>
      <h2 ref={heading} tabIndex={-1}>
        <Trans>
          Hello <bdi>{name}</bdi>!
        </Trans>
      </h2>
      <div role="alert" className={problemStyles.problem}>
        {message && t(message)}
      </div>
      <Choice busy={busy} onDone={send} />
      <Button look="quiet" onClick={onBack}>
        <Trans>I am somebody else</Trans>
      </Button>
    </div>
  )
}
