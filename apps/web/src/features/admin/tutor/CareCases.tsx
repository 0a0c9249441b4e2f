/** Learners who wrote as if they were in danger: who, when, and whose class. What they wrote is for their teachers. */
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { type CareCase, fetchCareCases } from '../../../adapters/admin/tutor.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { DataTable } from '../parts/DataTable.tsx'
import { LoadMore } from '../parts/LoadMore.tsx'
import { Panel } from '../parts/Panel.tsx'
import styles from '../parts/parts.module.css'
import { QueryState } from '../parts/QueryState.tsx'

export function CareCases() {
  const { t } = useLingui()
  const list = useInfiniteQuery({
    queryKey: ['admin', 'tutor', 'care'],
    queryFn: ({ pageParam }) => fetchCareCases(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
  const cases = list.data?.pages.flatMap((page) => page.cases) ?? []
  return (
    <Panel
      title={<Trans>May need help</Trans>}
      about={
        <Trans>
          What somebody wrote sounded sad or in danger, so they were shown kind words and your
          contact. It may be nothing: please see to it that an adult talks with them. What was
          written is not shown here; their teachers can read it.
        </Trans>
      }
    >
      <QueryState query={list} />
      {list.data && cases.length === 0 && (
        <p className={styles.empty}>
          <Trans>Nobody so far.</Trans>
        </p>
      )}
      {cases.length > 0 && (
        <DataTable
          label={t`May need help`}
          head={[
            { label: <Trans>Who</Trans> },
            { label: <Trans>When</Trans> },
            { label: <Trans>Teachers</Trans> },
          ]}
        >
          {cases.map((one) => (
            <Case key={one.id} one={one} />
          ))}
        </DataTable>
      )}
      <LoadMore query={list} />
    </Panel>
  )
}

function Case({ one: { student, createdAt, teachers } }: { one: CareCase }) {
  const { locale, to } = useAddress()
  const { moment } = useFormat()
  return (
    <tr>
      <td>
        <Link to={to(`/admin/person?id=${student.id}`)} dir="auto">
          {student.name}
        </Link>
      </td>
      <td>
        <time dateTime={createdAt}>{moment(createdAt)}</time>
      </td>
      <td>
        {teachers.length === 0 ? (
          <Trans>In no class</Trans>
        ) : (
          <bdi>{new Intl.ListFormat(locale).format(teachers)}</bdi>
        )}
      </td>
    </tr>
  )
}
