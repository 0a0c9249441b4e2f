/** All ready assignments: found by tool, grade and time. */
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { GRADE_BANDS, lessonMinutes } from '@panya/tools/host/ready-task.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import type { FindReadyTasks, FoundTask } from '../../../adapters/teach/ready-tasks.ts'
import school from '../../../parts/page-layout/school.module.css'
import styles from '../teach.module.css'
import { TaskCard } from './TaskCard.tsx'
import { BAND_WORDS } from './task-words.ts'
import { useLibraryAddress } from './use-library-address.ts'

/** Lessons last as long as that, or longer. */
const TIMES = [45, 50]

interface TaskListProps {
  tools: readonly ToolManifest[]
  find: FindReadyTasks
}

export function TaskList({ tools, find }: TaskListProps) {
  const { t } = useLingui()
  const { locale, to } = useAddress()
  const address = useLibraryAddress()
  const paths = tools.map(({ path }) => path)
  const { data, isError } = useQuery({
    queryKey: ['ready-tasks', locale, paths],
    queryFn: async () => (await Promise.all(paths.map((path) => find(path, locale)))).flat(),
  })
  const [tool, band, time] = [address.get('tool'), address.get('band'), address.get('time')]
  const wanted = ({ tool: own, task }: FoundTask) =>
    (tool === null || own === tool) &&
    (band === null || task.band === band) &&
    (time === null || lessonMinutes(task) <= Number(time))
  const found = data?.filter(wanted) ?? []
  const back =
    address.classId === null ? '/teach' : `/teach/class?id=${address.classId}&tab=assignments`
  return (
    <div className={school.page} data-family="teach">
      <header className={styles.head}>
        <p className={styles.crumb}>
          <Link to={to(back)}>
            {address.classId === null ? <Trans>My classes</Trans> : <Trans>Assignments</Trans>}
          </Link>
        </p>
        <h1>
          <Trans>Ready assignments</Trans>
        </h1>
      </header>
      <p>
        <Trans>
          Each comes with a lesson plan and a sheet to print, in four languages. Choose one, look it
          over, change what you like, and give it to a class.
        </Trans>
      </p>
      <div className={`${styles.pair} ${school.section}`}>
        <SelectField
          label={t`Tool`}
          value={tool ?? ''}
          onChange={(event) => address.change({ tool: event.target.value })}
        >
          <option value="">{t`All tools`}</option>
          {tools.map(({ path, title }) => (
            <option key={path} value={path}>
              {title[locale]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t`Grade`}
          value={band ?? ''}
          onChange={(event) => address.change({ band: event.target.value })}
        >
          <option value="">{t`All grades`}</option>
          {GRADE_BANDS.filter((one) => data?.some(({ task }) => task.band === one) ?? true).map(
            (one) => (
              <option key={one} value={one}>
                {t(BAND_WORDS[one])}
              </option>
            ),
          )}
        </SelectField>
        <SelectField
          label={t`Time`}
          value={time ?? ''}
          onChange={(event) => address.change({ time: event.target.value })}
        >
          <option value="">{t`Any length`}</option>
          {TIMES.map((minutes) => (
            <option key={minutes} value={minutes}>
              {t`At most ${plural(minutes, { one: '# minute', other: '# minutes' })}`}
            </option>
          ))}
        </SelectField>
      </div>
      {isError && (
        <p role="alert" className={school.bad}>
          <Trans>That did not work. Check your connection and try again.</Trans>
        </p>
      )}
      <p className={school.soft}>
        <output>
          {data && (
            <Plural
              value={found.length}
              _0="Nothing fits all three. Choose one less."
              one="# assignment"
              other="# assignments"
            />
          )}
        </output>
      </p>
      <ul className={school.cards} aria-label={t`Ready assignments`} aria-busy={!data && !isError}>
        {found.map((one) => (
          <TaskCard
            key={`${one.tool}/${one.task.id}`}
            found={one}
            tool={tools.find(({ path }) => path === one.tool)}
          />
        ))}
      </ul>
    </div>
  )
}
