/** On /home: what is still to do, the nearest due first. Nothing for people without assignments. */
import { Trans } from '@lingui/react/macro'
import { formatMoment } from '@panya/domain/time/format-moment.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { type MyWork, myAssignments } from '../../adapters/teach/assignment-api.ts'
import school from '../../parts/page-layout/school.module.css'
import styles from './class.module.css'
import { WorkState } from './WorkState.tsx'

const SHOWN = 3

export default function HomeAssignments({ tools }: { tools: readonly ToolManifest[] }) {
  const { locale, to } = useAddress()
  const [works, setWorks] = useState<MyWork[]>([])
  useEffect(() => {
    myAssignments().then(
      ({ assignments }) => setWorks(assignments),
      () => undefined,
    )
  }, [])
  const open = works.filter(({ state, locked }) => !locked && state !== 'handed-in')
  const shown = open.slice(0, SHOWN)
  if (shown.length === 0) return null
  return (
    <section className={styles.strip} data-family="teach" aria-labelledby="home-to-do">
      <div className={school.row}>
        <h2 id="home-to-do">
          <Trans>From my teacher</Trans>
        </h2>
        <Link to={to('/class')}>
          <Trans>All my assignments</Trans>
        </Link>
      </div>
      <ul className={school.cards}>
        {shown.map((work) => {
          const tool = tools.find(({ path }) => path === work.tool)
          const due = work.dueAt === null ? null : formatMoment(locale, new Date(work.dueAt))
          return (
            <li key={work.id} className={school.card} data-family={tool?.family}>
              <h3>
                <Link to={to('/class')}>
                  <bdi>{work.title}</bdi>
                </Link>
              </h3>
              <span className={school.soft}>
                <bdi>{work.className}</bdi> · {tool?.title[locale]}
              </span>
              {due !== null && (
                <span className={school.soft}>
                  <Trans>Due {due}</Trans>
                </span>
              )}
              <WorkState work={work} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
