/** Learning platforms (LTI 1.3): our addresses to copy there, theirs to type in here, and marks that wait. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Platform, WaitingGrade } from '@panya/domain/lti/lti.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchPlatforms, removePlatform } from '../../../adapters/admin/lti.ts'
import { AskDialog } from '../../../parts/dialog/AskDialog.tsx'
import { PlatformTroubleText } from '../../../parts/platform-trouble/PlatformTroubleText.tsx'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { AdminPage } from '../parts/AdminPage.tsx'
import { DataTable } from '../parts/DataTable.tsx'
import { Panel } from '../parts/Panel.tsx'
import styles from '../parts/parts.module.css'
import { QueryState } from '../parts/QueryState.tsx'
import { useAction } from '../parts/use-action.ts'
import { OurAddresses } from './OurAddresses.tsx'
import { PlatformForm } from './PlatformForm.tsx'
import { PLATFORM_TOUCHES } from './platform-touches.ts'

export default function PlatformsScreen() {
  const list = useQuery({ queryKey: ['admin', 'lti'], queryFn: fetchPlatforms })
  const [changing, setChanging] = useState<Platform | 'new' | null>(null)
  return (
    <AdminPage
      title={<Trans>Learning platforms</Trans>}
      lead={
        <Trans>
          Moodle, Canvas and others open assignments here and get the marks back (LTI 1.3).
        </Trans>
      }
      actions={
        <Button size="small" onClick={() => setChanging('new')}>
          <Trans>Register a platform</Trans>
        </Button>
      }
    >
      <QueryState query={list} />
      {changing !== null && (
        <PlatformForm
          key={changing === 'new' ? 'new' : changing.id}
          platform={changing === 'new' ? null : changing}
          onDone={() => setChanging(null)}
        />
      )}
      {list.data && (
        <>
          <Platforms platforms={list.data.platforms} onChange={setChanging} />
          <OurAddresses addresses={list.data.addresses} />
          {list.data.grades.length > 0 && <Grades grades={list.data.grades} />}
        </>
      )}
    </AdminPage>
  )
}

interface PlatformsProps {
  platforms: readonly Platform[]
  onChange(platform: Platform): void
}

function Platforms({ platforms, onChange }: PlatformsProps) {
  const { t } = useLingui()
  const [removing, setRemoving] = useState<Platform | null>(null)
  const remove = useAction({ send: removePlatform, touches: PLATFORM_TOUCHES })
  if (platforms.length === 0) {
    return (
      <p className={styles.empty}>
        <Trans>None so far.</Trans>
      </p>
    )
  }
  return (
    <>
      <ActionProblem {...remove} />
      <DataTable
        label={t`Learning platforms`}
        head={[
          { label: <Trans>Name</Trans> },
          { label: <Trans>Issuer</Trans> },
          { label: <Trans>Client ID</Trans> },
          { label: <span className="visually-hidden">{t`Actions`}</span> },
        ]}
      >
        {platforms.map((platform) => (
          <tr key={platform.id}>
            <td>
              <bdi>{platform.name}</bdi>
            </td>
            <td>
              <bdi>{platform.issuer}</bdi>
            </td>
            <td>
              <bdi>{platform.clientId}</bdi>
            </td>
            <td data-number>
              <span className={styles.actions}>
                <Button
                  size="small"
                  look="ghost"
                  aria-label={t`Change ${platform.name}`}
                  onClick={() => onChange(platform)}
                >
                  <Trans>Change</Trans>
                </Button>
                <Button
                  size="small"
                  look="stop"
                  aria-label={t`Remove ${platform.name}`}
                  onClick={() => setRemoving(platform)}
                >
                  <Trans>Remove</Trans>
                </Button>
              </span>
            </td>
          </tr>
        ))}
      </DataTable>
      {removing && (
        <AskDialog
          title={t`Remove ${removing.name}`}
          confirm={t`Remove`}
          onConfirm={() => remove.run(removing.id)}
          onClose={() => setRemoving(null)}
        >
          <p>
            <Trans>
              Its links open nothing any more, and who came from there is not recognised again. The
              accounts and their work stay.
            </Trans>
          </p>
        </AskDialog>
      )}
    </>
  )
}

function Grades({ grades }: { grades: readonly WaitingGrade[] }) {
  const { t } = useLingui()
  return (
    <Panel
      title={<Trans>Marks on their way</Trans>}
      about={<Trans>They are sent again until the platform has them.</Trans>}
    >
      <DataTable
        label={t`Marks on their way`}
        head={[
          { label: <Trans>Platform</Trans> },
          { label: <Trans>Assignment</Trans> },
          { label: <Trans>Learner</Trans> },
          { label: <Trans>Attempts</Trans>, number: true },
          { label: <Trans>Problem</Trans> },
        ]}
      >
        {grades.map((grade, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two learners may have one name
          <tr key={index}>
            <td>
              <bdi>{grade.platform}</bdi>
            </td>
            <td>
              <bdi>{grade.assignment}</bdi>
            </td>
            <td>
              <bdi>{grade.student}</bdi>
            </td>
            <td data-number>{grade.tries}</td>
            <td>{grade.problem && <PlatformTroubleText {...grade.problem} />}</td>
          </tr>
        ))}
      </DataTable>
    </Panel>
  )
}
