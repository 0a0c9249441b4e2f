/** Shared projects and links of my learners that somebody has reported. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../adapters/address.ts'
import { listReports, resolveReport } from '../../adapters/teach/work-api.ts'
import styles from '../../parts/page-layout/school.module.css'
import { useAction } from './use-action.ts'

export function Reports() {
  const { t } = useLingui()
  const { to } = useAddress()
  const act = useAction()
  const { data = [] } = useQuery({ queryKey: ['teach', 'reports'], queryFn: listReports })
  if (data.length === 0) return null
  const resolve = (id: number, stop: boolean) =>
    void act.run(() => resolveReport(id, stop), stop ? t`It is no longer shared.` : t`Kept.`)
  return (
    <section className={styles.section} aria-labelledby="reports">
      <h2 id="reports">
        <Trans>Reported projects</Trans>
      </h2>
      <ul className={styles.cards}>
        {data.map((report) => (
          <li key={report.id} className={styles.card}>
            <h3>
              <a
                href={to(
                  report.projectId === null
                    ? `/shared?replay=${report.shareId}`
                    : `/teach/work?id=${report.projectId}`,
                )}
              >
                <bdi>{report.title}</bdi>
              </a>
            </h3>
            <span className={styles.soft}>
              <Trans>by {report.author}</Trans>
            </span>
            <p dir="auto">{report.reason}</p>
            <div className={styles.row}>
              <Button size="small" look="ghost" onClick={() => resolve(report.id, false)}>
                <Trans>It is fine</Trans>
              </Button>
              <Button size="small" look="stop" onClick={() => resolve(report.id, true)}>
                <Trans>Stop sharing it</Trans>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
