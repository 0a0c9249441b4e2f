/** The tutor of the place: whom learners can turn to, what was reported, and the services behind it. */
import { Trans } from '@lingui/react/macro'
import { AdminPage } from '../parts/AdminPage.tsx'
import type { AdminScreenProps } from '../shell/admin-section.ts'
import { CareCases } from './CareCases.tsx'
import { Contact } from './Contact.tsx'
import { Reports } from './Reports.tsx'
import { Services } from './Services.tsx'

export default function TutorScreen({ tools }: AdminScreenProps) {
  return (
    <AdminPage
      title={<Trans>Tutor</Trans>}
      lead={
        <Trans>
          Teachers read what their classes ask. Here are learners who may need help, reports, and
          the services that answer.
        </Trans>
      }
    >
      <CareCases />
      <Contact />
      <Reports tools={tools} />
      <Services tools={tools} />
    </AdminPage>
  )
}
