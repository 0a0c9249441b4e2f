/** One project on the shelf: its picture, its name, when it was last touched, what can be done. */

import { Trans, useLingui } from '@lingui/react/macro'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { ActionMenu } from '@panya/ui/ActionMenu/ActionMenu.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { useId, useState } from 'react'
import { useAddress } from '../../adapters/address.ts'
import { AskDialog } from '../../parts/dialog/AskDialog.tsx'
import { ProjectPicture, ProjectWords } from '../../parts/project-card/ProjectPicture.tsx'
import { timeAgo } from '../../parts/project-card/time-ago.ts'
import styles from './ProjectCard.module.css'
import type { ProjectActions } from './use-project-actions.ts'
import type { ShelfProject } from './use-projects.ts'

interface ProjectCardProps {
  project: ShelfProject
  tool: ToolManifest | undefined
  actions: ProjectActions
}

export function ProjectCard({ project, tool, actions }: ProjectCardProps) {
  const { t } = useLingui()
  const { locale, to } = useAddress()
  const wordsId = useId()
  const [asking, setAsking] = useState<'rename' | 'forever' | 'drop' | null>(null)
  const trashed = project.deletedAt !== null
  const { title } = project
  const list = trashed
    ? [
        { label: t`Take it out of the trash`, onSelect: () => void actions.restore(project) },
        { label: t`Delete for good`, danger: true, onSelect: () => setAsking('forever') },
      ]
    : project.onlyHere
      ? [{ label: t`Delete from this device`, danger: true, onSelect: () => setAsking('drop') }]
      : [
          { label: t`Rename`, onSelect: () => setAsking('rename') },
          { label: t`Make a copy`, onSelect: () => void actions.duplicate(project) },
          {
            label: t`Move to the trash`,
            danger: true,
            onSelect: () => void actions.trash(project),
          },
        ]
  const picture = (
    <span className={styles.picture}>
      <ProjectPicture project={project} tool={tool} />
    </span>
  )
  return (
    <li className={styles.card} data-family={tool?.family}>
      {trashed ? (
        <div className={styles.link}>
          {picture}
          <b className={styles.title}>{title}</b>
        </div>
      ) : (
        <a
          className={styles.link}
          href={to(`/${project.tool}?project=${project.id}`)}
          aria-describedby={wordsId}
        >
          {picture}
          <b className={styles.title}>{title}</b>
        </a>
      )}
      <ProjectWords project={project} id={wordsId} />
      <div className={styles.foot}>
        <span>
          {tool?.title[locale]} · {timeAgo(project.updatedAt, locale)}
          {project.share !== 'private' && (
            <>
              {' · '}
              <Trans>shared</Trans>
            </>
          )}
          {project.onlyHere && (
            <>
              {' · '}
              <Trans>on this device</Trans>
            </>
          )}
        </span>
        <ActionMenu label={t`Actions for ${title}`} actions={list}>
          <Icon path={TOOL_ICONS.more} size={18} />
        </ActionMenu>
      </div>
      {asking === 'rename' && (
        <AskDialog
          title={t`Rename`}
          field={{ label: t`Project name`, value: title, max: 120 }}
          confirm={t`Rename`}
          onConfirm={(value) => actions.rename(project, value)}
          onClose={() => setAsking(null)}
        />
      )}
      {(asking === 'forever' || asking === 'drop') && (
        <AskDialog
          title={t`Delete “${title}” for good?`}
          confirm={t`Delete for good`}
          danger
          onConfirm={() =>
            void (asking === 'drop' ? actions.trash(project) : actions.forever(project))
          }
          onClose={() => setAsking(null)}
        >
          <p>
            <Trans>It cannot be brought back after that.</Trans>
          </p>
        </AskDialog>
      )}
    </li>
  )
}
