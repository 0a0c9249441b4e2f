/** Schools that bring their own sign-in along: who they are, and how they are set up. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { SchoolList, SchoolSetup } from '@panya/domain/account/school-sign-in.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchSchoolSetups } from '../../../adapters/admin/school-sign-in.ts'
import { AdminPage } from '../parts/AdminPage.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Panel } from '../parts/Panel.tsx'
import styles from '../parts/parts.module.css'
import { QueryState } from '../parts/QueryState.tsx'
import { SchoolForm } from './SchoolForm.tsx'
import { FixedSchool, SchoolPanel } from './SchoolPanel.tsx'

export default function SchoolSignInScreen() {
  const list = useQuery({ queryKey: ['admin', 'school-sign-in'], queryFn: fetchSchoolSetups })
  return (
    <AdminPage
      title={<Trans>School sign-in</Trans>}
      lead={
        <Trans>
          People of a school sign in with the account they have there (OpenID Connect). Only
          addresses of the school’s domain are let in; whoever comes the first time gets an account
          as a learner.
        </Trans>
      }
    >
      <QueryState query={list} />
      {list.data && <Schools list={list.data} />}
    </AdminPage>
  )
}

function Schools({ list }: { list: SchoolList }) {
  const { t } = useLingui()
  const [adding, setAdding] = useState(false)
  const { schools, fixed, callbackPrefix } = list
  if (!list.possible) {
    return (
      <Notice tone="plain">
        <Trans>
          This site keeps its passwords at Firebase, which lets nobody in without one. School
          sign-in works as soon as whoever runs the server has given it a service account of the
          Firebase project (FIREBASE_SERVICE_ACCOUNT).
        </Trans>
      </Notice>
    )
  }
  return (
    <>
      {fixed && <FixedSchool school={fixed} callbackPrefix={callbackPrefix} />}
      {schools.map((school: SchoolSetup) => (
        <SchoolPanel key={school.id} school={school} callbackPrefix={callbackPrefix} />
      ))}
      {schools.length === 0 && !fixed && !adding && (
        <p className={styles.empty}>
          <Trans>None so far.</Trans>
        </p>
      )}
      {adding ? (
        <Panel title={t`A new school`}>
          <SchoolForm
            school={null}
            callbackPrefix={callbackPrefix}
            onDone={() => setAdding(false)}
          />
        </Panel>
      ) : (
        <Button onClick={() => setAdding(true)}>
          <Trans>Add a school</Trans>
        </Button>
      )}
    </>
  )
}
