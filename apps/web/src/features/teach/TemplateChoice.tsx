/** Begins an assignment with one that was kept; what is no longer wanted is deleted here. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { AssignmentTemplate } from '@panya/domain/classroom/assignment.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dropTemplate, listTemplates } from '../../adapters/teach/assignment-api.ts'
import { AskDialog } from '../../parts/dialog/AskDialog.tsx'
import styles from './teach.module.css'
import { useAction } from './use-action.ts'

interface TemplateChoiceProps {
  value: number | null
  onChoose(template: AssignmentTemplate | null): void
}

export function TemplateChoice({ value, onChoose }: TemplateChoiceProps) {
  const { t } = useLingui()
  const act = useAction()
  const [asking, setAsking] = useState(false)
  const { data = [] } = useQuery({ queryKey: ['teach', 'templates'], queryFn: listTemplates })
  const chosen = data.find(({ id }) => id === value) ?? null
  if (data.length === 0) return null
  const title = chosen?.title ?? ''
  const drop = (id: number) =>
    act.attempt(async () => {
      await dropTemplate(id)
      onChoose(null)
    }, t`The template is deleted.`)
  return (
    <div className={styles.beside}>
      <SelectField
        label={t`Begin with a template`}
        value={value ?? ''}
        onChange={(event) =>
          onChoose(data.find(({ id }) => id === Number(event.target.value)) ?? null)
        }
      >
        <option value="">{t`Without a template`}</option>
        {data.map((template) => (
          <option key={template.id} value={template.id}>
            {template.title}
          </option>
        ))}
      </SelectField>
      {chosen && (
        <Button look="quiet" size="small" disabled={act.busy} onClick={() => setAsking(true)}>
          <Trans>Delete the template</Trans>
        </Button>
      )}
      {asking && chosen && (
        <AskDialog
          title={t`Delete the template “${title}”?`}
          confirm={t`Delete the template`}
          danger
          onConfirm={() => drop(chosen.id)}
          onClose={() => setAsking(false)}
        >
          <p>
            <Trans>Assignments made from it stay as they are.</Trans>
          </p>
        </AskDialog>
      )}
    </div>
  )
}
