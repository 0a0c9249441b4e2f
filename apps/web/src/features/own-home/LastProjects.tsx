/** What somebody worked on last: the newest large, the others small beside it. */
import { Trans } from '@lingui/react/macro'
import type { ProjectSummary } from '@panya/domain/project/project.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { useAddress } from '../../adapters/address.ts'
import { ProjectPicture } from '../../parts/project-card/ProjectPicture.tsx'
import { timeAgo } from '../../parts/project-card/time-ago.ts'
import styles from './own-home.module.css'

/** A document load on purpose: some tools need a page of their own kind. */
const addressOf = ({ tool, id }: ProjectSummary) => `/${tool}?project=${id}`

interface LastProjectProps {
  project: ProjectSummary
  tool: ToolManifest | undefined
}

export function LastProject({ project, tool }: LastProjectProps) {
  const { to } = useAddress()
  return (
    <section className={styles.last} data-family={tool?.family} aria-labelledby="go-on">
      <h2 id="go-on" className={styles.kicker}>
        <Trans>Go on where you stopped</Trans>
      </h2>
      <a className={styles.large} href={to(addressOf(project))}>
        <span className={styles.picture}>
          <ProjectPicture project={project} tool={tool} width={190} />
        </span>
        <ProjectName project={project} tool={tool} />
      </a>
    </section>
  )
}

interface OtherProjectsProps {
  projects: readonly ProjectSummary[]
  find(path: ToolPath): ToolManifest | undefined
}

export function OtherProjects({ projects, find }: OtherProjectsProps) {
  const { to } = useAddress()
  return (
    <section className={styles.others} aria-labelledby="also">
      <div className={styles.head}>
        <h2 id="also" className={styles.kicker}>
          <Trans>Or one of these</Trans>
        </h2>
        <a href={to('/projects')}>
          <Trans>All my projects</Trans>
        </a>
      </div>
      <ul>
        {projects.map((project) => {
          const tool = find(project.tool)
          return (
            <li key={project.id} data-family={tool?.family}>
              <a className={styles.small} href={to(addressOf(project))}>
                <span className={styles.thumb}>
                  <ProjectPicture project={project} tool={tool} width={52} />
                </span>
                <ProjectName project={project} tool={tool} />
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function ProjectName({ project, tool }: LastProjectProps) {
  const { locale } = useAddress()
  return (
    <span className={styles.name}>
      <b>
        <bdi>{project.title}</bdi>
      </b>
      <span>
        {tool?.title[locale]} · {timeAgo(project.updatedAt, locale)}
      </span>
    </span>
  )
}
