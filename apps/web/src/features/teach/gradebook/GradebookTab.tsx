/** The whole class with all its tasks: marks, weights, means, and the table to take along. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ClassDetails } from '@panya/domain/classroom/classroom.ts'
import {
  type Gradebook,
  gradebookTable,
  type MissingWork,
} from '@panya/domain/classroom/gradebook.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useAddress } from '../../../adapters/address.ts'
import { changeClass } from '../../../adapters/teach/class-api.ts'
import { fetchGradebook, gradebookFile } from '../../../adapters/teach/gradebook-api.ts'
import { BrandMascotMessage } from '../../../parts/mascot/BrandMascotMessage.tsx'
import school from '../../../parts/page-layout/school.module.css'
import { useAction } from '../use-action.ts'
import { GradebookTable } from './GradebookTable.tsx'
import styles from './gradebook.module.css'
import { HowItIsMade } from './HowItIsMade.tsx'

export function GradebookTab({ room }: { room: ClassDetails }) {
  const { data } = useQuery({
    queryKey: ['teach', 'gradebook', room.id],
    queryFn: () => fetchGradebook(room.id),
  })
  if (!data) return <div aria-busy="true" />
  if (data.tasks.length === 0 || data.learners.length === 0) {
    return (
      <BrandMascotMessage mood="hello" as="h2" title={<Trans>No marks yet</Trans>}>
        <p>
          <Trans>Here is every learner with every task, once there are learners and tasks.</Trans>
        </p>
      </BrandMascotMessage>
    )
  }
  return <Opened room={room} book={data} />
}

function Opened({ room, book }: { room: ClassDetails; book: Gradebook }) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const act = useAction()
  const [weighing, setWeighing] = useState(false)
  const table = useMemo(() => gradebookTable(book, locale), [book, locale])
  const choose = (missingWork: MissingWork) =>
    void act.run(() => changeClass(room.id, { missingWork }))
  return (
    <>
      <div className={styles.bar}>
        <SelectField
          label={t`Work that is missing when it is due`}
          className={styles.missing ?? ''}
          value={book.missing}
          disabled={act.busy}
          onChange={(event) => choose(event.target.value as MissingWork)}
        >
          <option value="left-out">{t`is left out`}</option>
          <option value="zero">{t`counts as 0`}</option>
        </SelectField>
        <div className={school.row}>
          <Button look="ghost" aria-pressed={weighing} onClick={() => setWeighing(!weighing)}>
            <Trans>Change weights</Trans>
          </Button>
          <ButtonLink look="ghost" href={gradebookFile(room.id, 'xlsx', locale)} download>
            <Trans>As a workbook (xlsx)</Trans>
          </ButtonLink>
          <ButtonLink look="ghost" href={gradebookFile(room.id, 'csv', locale)} download>
            <Trans>As CSV</Trans>
          </ButtonLink>
        </div>
      </div>
      <GradebookTable room={room} book={book} table={table} weighing={weighing} />
      <HowItIsMade missing={book.missing} />
    </>
  )
}
