/** Which class gets a ready assignment; its form opens filled in, and nothing is given before it is sent. */
import { Trans, useLingui } from '@lingui/react/macro'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { listClasses } from '../../../adapters/teach/class-api.ts'
import { type FoundTask, taskName } from '../../../adapters/teach/ready-tasks.ts'
import { FormDialog } from '../../../parts/dialog/FormDialog.tsx'
import styles from '../../../parts/page-layout/school.module.css'
import { LanguageField } from '../consent/LanguageField.tsx'
import { useAction } from '../use-action.ts'
import { starterProject } from './starter-project.ts'
import { useLibraryAddress } from './use-library-address.ts'

interface UseDialogProps {
  found: FoundTask
  onClose(): void
}

export function UseDialog({ found, onClose }: UseDialogProps) {
  const { t } = useLingui()
  const { to } = useAddress()
  const address = useLibraryAddress()
  const navigate = useNavigate()
  const act = useAction()
  const [chosen, setChosen] = useState(address.classId)
  const [problem, setProblem] = useState<string | null>(null)
  const { data, isError } = useQuery({
    queryKey: ['teach', 'classes', 'all'],
    queryFn: everyClass,
  })
  const id = chosen ?? data?.[0]?.id ?? null
  const { title } = found.text

  async function use(): Promise<void> {
    const failed = await act.attempt(async () => {
      const starter = await starterProject(found, t`Starter: ${title}`)
      const ready = { id: `${id}`, tab: 'assignments', ready: taskName(found) }
      const query = new URLSearchParams({ ...ready, lang: address.language })
      if (starter !== null) query.set('starter', starter)
      await navigate(to(`/teach/class?${query}`))
    })
    setProblem(failed)
  }

  return (
    <FormDialog
      title={t`Use in a class`}
      submit={<Trans>Open the assignment’s form</Trans>}
      ready={id !== null}
      busy={act.busy}
      onSubmit={() => void use()}
      onClose={onClose}
    >
      {data?.length === 0 ? (
        <p>
          <Trans>You have no class yet. Make one first, under “My classes”.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>You can change everything before the class gets it.</Trans>
          </p>
          <SelectField
            label={t`Class`}
            value={id ?? ''}
            onChange={(event) => setChosen(Number(event.target.value))}
          >
            {data?.map((room) => (
              <option key={room.id} value={room.id}>
                {room.name}
              </option>
            ))}
          </SelectField>
          <LanguageField
            label={t`Language of the text`}
            value={address.language}
            onChange={(lang) => address.change({ lang })}
          />
        </>
      )}
      {(problem !== null || isError) && (
        <p role="alert" className={styles.bad}>
          {problem ?? <Trans>That did not work. Check your connection and try again.</Trans>}
        </p>
      )}
    </FormDialog>
  )
}

/** The list comes in pages; who teaches many classes finds the last one, too. */
async function everyClass() {
  const first = await listClasses(false, '', 0)
  const rows = [...first.rows]
  for (let page = 1; rows.length < first.total; page += 1) {
    const next = await listClasses(false, '', page)
    if (next.rows.length === 0) break
    rows.push(...next.rows)
  }
  return rows
}
