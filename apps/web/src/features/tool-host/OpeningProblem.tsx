/** Why a project is not open here, and what to do about it. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import type { ReactNode } from 'react'
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

export function OpeningProblem({ tool, phase, projectId, reopen }: OpeningProblemProps) {
  const { to } = useAddress()
  const messages: Record<Problem, { title: ReactNode; text: ReactNode; action: ReactNode }> = {
    elsewhere: {
      title: <Trans>This project is open in another tab</Trans>,
      text: <Trans>You can go on there, or bring it here. Everything is saved first.</Trans>,
      action: (
        <Button onClick={reopen}>
          <Trans>Edit here</Trans>
        </Button>
      ),
    },
    'taken-over': {
      title: <Trans>You went on in another tab</Trans>,
      text: <Trans>This tab rests, so that nothing gets mixed up.</Trans>,
      action: (
        <Button onClick={reopen}>
          <Trans>Edit here again</Trans>
        </Button>
      ),
    },
    'in-trash': {
      title: <Trans>This project is in the trash</Trans>,
      text: <Trans>Take it out and go on.</Trans>,
      action: projectId !== null && (
        <Button onClick={() => void restoreProject(projectId).then(() => reopen())}>
          <Trans>Take it out of the trash</Trans>
        </Button>
      ),
    },
    'not-found': {
      title: <Trans>This project is not here</Trans>,
      text: <Trans>It may have been deleted, or it belongs to somebody else.</Trans>,
      action: (
        <ButtonLink href={to(`/${tool.manifest.path}`)}>
          <Trans>Start a new one</Trans>
        </ButtonLink>
      ),
    },
    unreachable: {
      title: <Trans>The project cannot be reached right now</Trans>,
      text: <Trans>Check your connection. Your work is safe on the server.</Trans>,
      action: (
        <Button onClick={reopen}>
          <Trans>Try again</Trans>
        </Button>
      ),
    },
  }
  const { title, text, action } = messages[phase]
  return (
    <main id="main" className={styles.page} data-phase={phase}>
      <BrandMascotMessage
        mood={phase === 'unreachable' ? 'asleep' : 'oops'}
        title={title}
        actions={
          <>
            {action}
            <ButtonLink look="ghost" href={to('/projects')}>
              <Trans>My projects</Trans>
            </ButtonLink>
          </>
        }
      >
        <p>{text}</p>
      </BrandMascotMessage>
    </main>
  )
}
