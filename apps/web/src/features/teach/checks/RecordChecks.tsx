/** Checks by example: the teacher runs a solution in the tool, and ticks here what of it should be checked. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { CheckWish } from '@panya/domain/classroom/check.ts'
import type { ProjectSummary } from '@panya/domain/project/project.ts'
import type { CheckChoice } from '@panya/tools/host/check-choices.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAddress } from '../../../adapters/address.ts'
import { listenToRecorded, recordAddress } from '../../../adapters/teach/recorded-checks.ts'
import styles from '../teach.module.css'
import { RecordedChecks } from './RecordedChecks.tsx'

interface RecordChecksProps {
  tool: ToolManifest
  /** The teacher's own projects of this tool. */
  solutions: readonly ProjectSummary[]
  choices: readonly CheckChoice[]
  /** How many there is still room for. */
  room: number
  onAdd(checks: CheckWish[]): void
  onProgram(program: string): void
}

export function RecordChecks({
  tool,
  solutions,
  choices,
  room,
  onAdd,
  onProgram,
}: RecordChecksProps) {
  const { t } = useLingui()
  const { to } = useAddress()
  const [solution, setSolution] = useState('')
  const [form] = useState(() => crypto.randomUUID())
  const [recorded, setRecorded] = useState<readonly CheckWish[]>([])
  const listen = useEffectEvent((checks: readonly CheckWish[], program: string) => {
    setRecorded(checks)
    if (program !== '') onProgram(program)
  })
  useEffect(() => listenToRecorded(form, (checks, program) => listen(checks, program)), [form])
  const fitting = recorded.filter(({ kind }) => tool.takesChecks?.includes(kind))
  if (solutions.length === 0) return null
  return (
    <>
      <div className={styles.beside}>
        <SelectField
          label={t`Record my solution`}
          hint={t`Run it in a new tab and press “Record as checks” there; then tick here what counts.`}
          value={solution}
          onChange={(event) => setSolution(event.target.value)}
        >
          <option value="">{t`Choose a project`}</option>
          {solutions.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        {solution !== '' && (
          <ButtonLink
            look="ghost"
            size="small"
            href={to(recordAddress(tool.path, solution, form))}
            target="_blank"
            rel="noopener"
          >
            <Trans>Open the solution</Trans>
          </ButtonLink>
        )}
      </div>
      {fitting.length > 0 && (
        <RecordedChecks
          key={JSON.stringify(fitting)}
          recorded={fitting}
          choices={choices}
          room={room}
          onAdd={(checks) => {
            setRecorded([])
            onAdd(checks)
          }}
        />
      )}
    </>
  )
}
