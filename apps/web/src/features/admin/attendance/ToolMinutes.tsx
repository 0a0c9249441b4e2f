import { Trans } from '@lingui/react/macro'
import type { AttendanceReport } from '@panya/domain/admin/attendance.ts'
import { useAddress } from '../../../adapters/address.ts'
import { Panel } from '../parts/Panel.tsx'
import { useMoment } from '../parts/use-moment.ts'
import type { AdminScreenProps } from '../shell/admin-section.ts'
import styles from './Attendance.module.css'
import { Growth } from './Growth.tsx'

interface ToolMinutesProps extends Pick<AdminScreenProps, 'tools'> {
  report: AttendanceReport
}

export function ToolMinutes({ report: { period, compared }, tools }: ToolMinutesProps) {
  const { locale } = useAddress()
  const { count } = useMoment()
  const rows = tools
    .flatMap(({ path, family, title, counter }) => {
      if (!counter) return []
      const [minutes, before] = [period.totals.tools[counter], compared.totals.tools[counter]]
      return [{ path, family, name: title[locale], minutes, before }]
    })
    .toSorted((a, b) => b.minutes - a.minutes)
  const most = Math.max(1, ...rows.flatMap(({ minutes, before }) => [minutes, before]))
  return (
    <Panel title={<Trans>Minutes by tool</Trans>}>
      <ul className={styles.tools}>
        {rows.map(({ path, family, name, minutes, before }) => (
          <li key={path} data-family={family}>
            <span>{name}</span>
            <span className={styles.bars} aria-hidden="true">
              <i style={{ inlineSize: `${(100 * minutes) / most}%` }} />
              <i data-then style={{ inlineSize: `${(100 * before) / most}%` }} />
            </span>
            <span className={styles.toolValue}>
              <b>{count(minutes)}</b> <Growth value={minutes} compared={before} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
