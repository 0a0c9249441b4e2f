/** Why a project is not open here, and what to do about it. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import { useAddress } from '../../adapters/address.ts'
import { restoreProject } from '../../adapters/projects/projects-api.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import styles from './OpeningProblem.module.css'
import type { ToolParts } from './tool-parts.ts'
import type { Opening } from './use-opened-project.ts'

type Problem = Exclude<Opening['phase'], 'loading' | 'ready' | 'conflict'>

interface OpeningProblemProps {
  tool: ToolParts
  phase: Problem
  projectId: string | null
  reopen(): void
}

const MESSAGES: Record<Problem, Record<'title' | 'text' | 'action', MessageDescriptor>> = {
  elsewhere: {
    title: msg`This project is open in another tab`,
    text: msg`You can go on there, or bring it here. Everything is saved first.`,
    action: msg`Edit here`,
  },
  'taken-over': {
    title: msg`You went on in another tab`,
    text: msg`This tab rests, so that nothing gets mixed up.`,
    action: msg`Edit here again`,
  },
  'in-trash': {
    title: msg`This project is in the trash`,
    text: msg`Take it out and go on.`,
    action: msg`Take it out of the trash`,
  },
  'not-found': {
    title: msg`This project is not here`,
    text: msg`It may have been deleted, or it belongs to somebody else.`,
    action: msg`Start a new one`,
  },
  unreachable: {
    title: msg`The project cannot be reached right now`,
    text: msg`Check your connection. Your work is safe on the server.`,
    action: msg`Try again`,
  },
}

export function OpeningProblem({ tool, phase, projectId, reopen }: OpeningProblemProps) {
  const { t } = useLingui()
  const { to } = useAddress()
  const { title, text, action } = MESSAGES[phase]
  const act = async () => {
    if (phase === 'in-trash' && projectId !== null) await restoreProject(projectId)
    reopen()
  }
  return (
    <main id="main" className={styles.page} data-phase={phase}>
      <BrandMascotMessage
        mood={phase === 'unreachable' ? 'asleep' : 'oops'}
        title={t(title)}
        actions={
          <>
            {phase === 'not-found' ? (
              <ButtonLink href={to(`/${tool.manifest.path}`)}>{t(action)}</ButtonLink>
            ) : (
              <Button onClick={() => void act()}>{t(action)}</Button>
            )}
            <ButtonLink look="ghost" href={to('/projects')}>
              <Trans>My projects</Trans>
            </ButtonLink>
          </>
        }
      >
        <p>{t(text)}</p>
      </BrandMascotMessage>
    </main>
  )
}
