/** What classmates show each other. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { ToolPicture } from '@panya/ui/ToolPicture/ToolPicture.tsx'
import { useEffect, useState } from 'react'
import { useAddress } from '../../adapters/address.ts'
import { type ClassProject, listClassProjects } from '../../adapters/projects/projects-api.ts'
import { timeAgo } from '../../parts/project-card/time-ago.ts'
import styles from './ProjectCard.module.css'
import grid from './ProjectsScreen.module.css'

export function ClassShelf({ tools }: { tools: readonly ToolManifest[] }) {
  const { t } = useLingui()
  const { locale, to } = useAddress()
  const [projects, setProjects] = useState<ClassProject[]>([])
  useEffect(() => {
    listClassProjects().then(setProjects, () => undefined)
  }, [])
  if (projects.length === 0) return null
  return (
    <section aria-labelledby="class-shelf">
      <h2 id="class-shelf">
        <Trans>From my class</Trans>
      </h2>
      <ul className={grid.grid} aria-label={t`From my class`}>
        {projects.map((project) => {
          const tool = tools.find((one) => one.path === project.tool)
          return (
            <li key={project.shareId} className={styles.card} data-family={tool?.family}>
              <a className={styles.link} href={to(`/shared?id=${project.shareId}`)}>
                <span className={styles.picture}>
                  {tool && <ToolPicture picture={tool.picture} />}
                </span>
                <b className={styles.title}>{project.title}</b>
              </a>
              <div className={styles.foot}>
                <span>
                  <bdi>{project.authorDisplayName}</bdi> · {timeAgo(project.updatedAt, locale)}
                </span>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
