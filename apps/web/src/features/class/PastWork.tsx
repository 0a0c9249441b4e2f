/** What was marked in classes and assignments that are over: the marks and the words stay. */
import { Trans } from '@lingui/react/macro'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../adapters/address.ts'
import { type MyWork, pastAssignments } from '../../adapters/teach/assignment-api.ts'
import styles from '../../parts/page-layout/school.module.css'
import { WorkState } from './WorkState.tsx'

export function PastWork({ tools }: { tools: readonly ToolManifest[] }) {
  const { data } = useQuery({
    queryKey: ['class', 'past-assignments'],
    queryFn: pastAssignments,
  })
  if (!data || data.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="past-work">
      <h2 id="past-work">
        <Trans>Earlier work</Trans>
      </h2>
      <ul className={styles.cards}>
        {data.map((work) => (
          <PastCard key={work.id} work={work} tool={tools.find(({ path }) => path === work.tool)} />
        ))}
      </ul>
    </section>
  )
}

function PastCard({ work, tool }: { work: MyWork; tool: ToolManifest | undefined }) {
  const { locale, to } = useAddress()
  return (
    <li className={styles.card} data-family={tool?.family}>
      <h3>
        <bdi>{work.title}</bdi>
      </h3>
      <span className={styles.soft}>
        <bdi>{work.className}</bdi> · {tool?.title[locale]}
      </span>
      <WorkState work={work} />
      {tool && work.projectId !== null && (
        <div className={styles.row}>
          <ButtonLink
            look="ghost"
            size="small"
            href={to(`/${tool.path}?project=${work.projectId}`)}
          >
            <Trans>Look at it again</Trans>
          </ButtonLink>
        </div>
      )}
    </li>
  )
}
