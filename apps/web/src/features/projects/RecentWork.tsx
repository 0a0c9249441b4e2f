/** The newest projects on /home: going on is one click. Empty for visitors and beginners. */
import { Trans } from '@lingui/react/macro'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { useAddress } from '../../adapters/address.ts'
import { ProjectPicture } from './ProjectPicture.tsx'
import styles from './RecentWork.module.css'
import { timeAgo } from './time-ago.ts'
import { useProjects } from './use-projects.ts'

const SHOWN = 4

export function RecentWork({ user, tools }: { user: number; tools: readonly ToolManifest[] }) {
  const { locale, to } = useAddress()
  const { projects } = useProjects(user)
  const recent = (projects ?? [])
    .filter((project) => project.deletedAt === null)
    .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
    .slice(0, SHOWN)
  if (recent.length === 0) return null
  return (
    <section className={styles.recent} aria-labelledby="recent-work">
      <header className={styles.head}>
        <h2 id="recent-work">
          <Trans>Go on where you stopped</Trans>
        </h2>
        <a href={to('/projects')}>
          <Trans>All my projects</Trans>
        </a>
      </header>
      <ul className={styles.list}>
        {recent.map((project) => {
          const tool = tools.find((one) => one.path === project.tool)
          return (
            <li key={project.id} data-family={tool?.family}>
              <a className={styles.card} href={to(`/${project.tool}?project=${project.id}`)}>
                <span className={styles.picture}>
                  <ProjectPicture project={project} tool={tool} width={84} />
                </span>
                <span className={styles.text}>
                  <b>{project.title}</b>
                  <span>
                    {tool?.title[locale]} · {timeAgo(project.updatedAt, locale)}
                  </span>
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
