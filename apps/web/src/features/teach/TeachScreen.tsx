/** A teacher's classes: find one, make one, and what somebody has reported. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { listClasses, makeClass } from '../../adapters/teach/class-api.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { AskDialog } from '../../parts/dialog/AskDialog.tsx'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import school from '../../parts/page-layout/school.module.css'
import { Pager } from './Pager.tsx'
import { PlanRequests } from './PlanRequests.tsx'
import { PlatformCourses } from './PlatformCourses.tsx'
import { Reports } from './Reports.tsx'
import styles from './teach.module.css'
import { useAction } from './use-action.ts'

export function TeachScreen() {
  const { t } = useLingui()
  const { to } = useAddress()
  const role = useUserState((user) => user.role)
  const navigate = useNavigate()
  const act = useAction()
  const [archived, setArchived] = useState(false)
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(0)
  const [making, setMaking] = useState(false)
  const { data, isError } = useQuery({
    queryKey: ['teach', 'classes', archived, search, page],
    queryFn: () => listClasses(archived, search, page),
    enabled: role === 'teacher' || role === 'admin',
    placeholderData: (before) => before,
  })

  if (role !== 'teacher' && role !== 'admin') return <OnlyTeachers />
  const make = (name: string) =>
    act.attempt(async () => {
      const { id } = await makeClass(name)
      await navigate(to(`/teach/class?id=${id}&tab=students`))
    })
  const nothing = data?.total === 0 && search === ''
  return (
    <div className={school.page} data-family="teach">
      <header className={styles.head}>
        <h1>{archived ? <Trans>Archived classes</Trans> : <Trans>My classes</Trans>}</h1>
        <Button look="ghost" size="small" onClick={() => setArchived(!archived)}>
          {archived ? <Trans>Back to my classes</Trans> : <Trans>Archived classes</Trans>}
        </Button>
        <Link className={buttonClass('ghost', 'small')} to={to('/teach/library')}>
          <Trans>Ready assignments</Trans>
        </Link>
        <Button size="small" onClick={() => setMaking(true)}>
          <Trans>New class</Trans>
        </Button>
      </header>
      {isError && (
        <p role="alert" className={school.bad}>
          <Trans>That did not work. Check your connection and try again.</Trans>
        </p>
      )}
      <PlatformCourses />
      {!nothing && (
        <p className={school.row}>
          <input
            type="search"
            className={styles.search}
            aria-label={t`Search classes`}
            placeholder={t`Search classes`}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value)
              setPage(0)
            }}
          />
        </p>
      )}
      {nothing && (
        <BrandMascotMessage
          mood="hello"
          as="h2"
          title={
            archived ? <Trans>Nothing is archived</Trans> : <Trans>Make your first class</Trans>
          }
          actions={
            !archived && (
              <Button onClick={() => setMaking(true)}>
                <Trans>New class</Trans>
              </Button>
            )
          }
        >
          {!archived && (
            <p>
              <Trans>Give it a name, show the code, and your learners join by themselves.</Trans>
            </p>
          )}
        </BrandMascotMessage>
      )}
      <ul className={school.cards} aria-label={t`Classes`}>
        {data?.rows.map((room) => (
          <li key={room.id} className={school.card}>
            <h2>
              <Link className={school.whole} to={to(`/teach/class?id=${room.id}`)}>
                <bdi>{room.name}</bdi>
              </Link>
            </h2>
            <span className={school.soft}>
              <Plural value={room.students} one="# learner" other="# learners" />
            </span>
            <span className={school.soft}>
              <Trans>Code</Trans> <span className={styles.code}>{room.joinCode}</span>
            </span>
          </li>
        ))}
      </ul>
      <Pager page={page} total={data?.total ?? 0} onPage={setPage} />
      <PlanRequests />
      <Reports />
      {making && (
        <AskDialog
          title={t`New class`}
          field={{ label: t`Name of the class` }}
          confirm={t`Make the class`}
          onConfirm={make}
          onClose={() => setMaking(false)}
        />
      )}
    </div>
  )
}

export function OnlyTeachers() {
  return (
    <BrandMascotMessage mood="thinking" title={<Trans>This page is for teachers</Trans>}>
      <p>
        <Trans>If you are a teacher, ask your school’s admin to give you the role.</Trans>
      </p>
    </BrandMascotMessage>
  )
}
