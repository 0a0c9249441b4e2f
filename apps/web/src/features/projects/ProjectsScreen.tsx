/** All of a learner's work: find it, go on with it, tidy it up, take it along. */

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { PROJECT_LIMITS } from '@panya/domain/project/project.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useState } from 'react'
import { useAddress } from '../../adapters/address.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import { ClassShelf } from './ClassShelf.tsx'
import { ProjectCard } from './ProjectCard.tsx'
import styles from './ProjectsScreen.module.css'
import { type ListView, type SortOrder, visibleProjects } from './project-list.ts'
import { useProjectActions } from './use-project-actions.ts'
import { useProjects } from './use-projects.ts'

interface ProjectsScreenProps {
  user: number
  guest: boolean
  tools: readonly ToolManifest[]
}

const START: ListView = { search: '', tool: 'all', order: 'newest', place: 'projects' }

export function ProjectsScreen({ user, guest, tools }: ProjectsScreenProps) {
  const { t } = useLingui()
  const { locale, to } = useAddress()
  const { projects, offline, reload } = useProjects(user)
  const [view, setView] = useState(START)
  const actions = useProjectActions(user, reload)
  const shown = visibleProjects(projects ?? [], view, locale) as NonNullable<typeof projects>
  const living = projects?.filter((project) => project.deletedAt === null) ?? []
  const trashed = (projects?.length ?? 0) - living.length
  const usedMiB = Math.ceil(living.reduce((sum, project) => sum + project.bytes, 0) / 1048576)
  const limitMiB = PROJECT_LIMITS.totalBytes / 1048576
  const change = (part: Partial<ListView>) => setView({ ...view, ...part })

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{view.place === 'trash' ? <Trans>Trash</Trans> : <Trans>My projects</Trans>}</h1>
        <div className={styles.headActions}>
          {!guest && living.length > 0 && (
            <ButtonLink look="ghost" size="small" href="/api/projects/export.zip" download>
              <Trans>Download all my work</Trans>
            </ButtonLink>
          )}
          {(trashed > 0 || view.place === 'trash') && (
            <Button
              look="ghost"
              size="compact"
              onClick={() => change({ place: view.place === 'trash' ? 'projects' : 'trash' })}
            >
              {view.place === 'trash' ? (
                <Trans>Back to my projects</Trans>
              ) : (
                <Plural value={trashed} one="Trash (#)" other="Trash (#)" />
              )}
            </Button>
          )}
        </div>
      </header>
      {guest && (
        <p className={styles.note}>
          <Trans>You are a guest: your work is kept on this device only. Sign up to keep it.</Trans>
        </p>
      )}
      {offline && (
        <output className={styles.note}>
          <Trans>You are offline. These are the projects with changes on this device.</Trans>
        </output>
      )}
      {living.length + trashed > 0 && (
        <search className={styles.filters}>
          <TextField
            label={t`Search`}
            type="search"
            value={view.search}
            onChange={(event) => change({ search: event.target.value })}
          />
          <SelectField
            label={t`Tool`}
            value={view.tool}
            onChange={(event) => change({ tool: event.target.value as ToolPath | 'all' })}
          >
            <option value="all">{t`All tools`}</option>
            {tools.map((tool) => (
              <option key={tool.path} value={tool.path}>
                {tool.title[locale]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t`Order`}
            value={view.order}
            onChange={(event) => change({ order: event.target.value as SortOrder })}
          >
            <option value="newest">{t`Newest first`}</option>
            <option value="oldest">{t`Oldest first`}</option>
            <option value="name">{t`By name`}</option>
          </SelectField>
        </search>
      )}
      {projects && shown.length === 0 && (
        <BrandMascotMessage
          mood="hello"
          as="h2"
          title={
            living.length === 0 && view.place === 'projects' ? (
              <Trans>Nothing here yet. Make something!</Trans>
            ) : (
              <Trans>Nothing found</Trans>
            )
          }
          actions={
            <ButtonLink href={to('/home')}>
              <Trans>See all tools</Trans>
            </ButtonLink>
          }
        />
      )}
      <ul className={styles.grid} aria-label={t`Projects`}>
        {shown.map((project) => (
          <ProjectCard
            key={project.id}
            project={project}
            tool={tools.find((tool) => tool.path === project.tool)}
            actions={actions}
          />
        ))}
      </ul>
      {view.place === 'trash' && (
        <p className={styles.note}>
          <Trans>
            Projects stay in the trash for{' '}
            <Plural value={PROJECT_LIMITS.trashDays} one="# day" other="# days" />.
          </Trans>
        </p>
      )}
      {!guest && view.place === 'projects' && projects && (
        <>
          <p className={styles.note}>
            <Trans>
              {living.length} of{' '}
              <Plural value={PROJECT_LIMITS.projects} one="# project" other="# projects" />,{' '}
              {usedMiB} of {limitMiB} MB used.
            </Trans>
          </p>
          <ClassShelf tools={tools} />
        </>
      )}
    </div>
  )
}
