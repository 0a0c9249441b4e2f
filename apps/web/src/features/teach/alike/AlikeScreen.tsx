/** Works of one assignment that are built the same way, for a talk with those who made them. */
import { Plural, Trans } from '@lingui/react/macro'
import type { AlikeAnswer } from '@panya/domain/alike/alike-work.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { HttpError } from '../../../adapters/http/http.ts'
import { findAlike } from '../../../adapters/teach/alike-api.ts'
import school from '../../../parts/page-layout/school.module.css'
import styles from '../teach.module.css'
import { AlikeGroups } from './AlikeGroups.tsx'
import alike from './alike.module.css'
import { NotCompared } from './NotCompared.tsx'
import { WhatItTells } from './WhatItTells.tsx'

export function AlikeScreen() {
  const { to } = useAddress()
  const id = Number(useSearchParams()[0].get('id') ?? 0)
  const { data, error } = useQuery({
    queryKey: ['teach', 'alike', id],
    queryFn: () => findAlike(id),
    // Worked out each time it is asked for: it changes when somebody hands in, and is kept nowhere.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return (
    <div className={school.page} data-family="teach">
      <header className={styles.head}>
        <p className={styles.crumb}>
          <Link to={to(`/teach/assignment?id=${id}`)}>
            <Trans>Back to the assignment</Trans>
          </Link>
        </p>
        <h1>
          <Trans>Alike work</Trans>
        </h1>
      </header>
      {error && <NoAnswer error={error} />}
      {!error && (
        <output className={`${school.soft} ${alike.count}`}>
          {data ? <HowMany answer={data} /> : <Trans>The works are being compared…</Trans>}
        </output>
      )}
      {data?.comparable && (
        <>
          <AlikeGroups assignmentId={id} answer={data} />
          <NotCompared answer={data} />
          <WhatItTells answer={data} />
        </>
      )}
    </div>
  )
}

function HowMany({ answer: { comparable, compared, groups } }: { answer: AlikeAnswer }) {
  if (!comparable) return <Trans>Work with this tool cannot be compared.</Trans>
  return (
    <>
      <Plural value={compared} one="# work was compared." other="# works were compared." />{' '}
      {groups.length === 0 && <Trans>None of them have the same structure.</Trans>}
    </>
  )
}

function NoAnswer({ error }: { error: Error }) {
  return (
    <p role="alert">
      {error instanceof HttpError && error.status === 404 ? (
        <Trans>This assignment is not one of yours</Trans>
      ) : (
        <Trans>The works could not be compared just now. Please try again in a moment.</Trans>
      )}
    </p>
  )
}
