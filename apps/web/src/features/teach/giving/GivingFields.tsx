/** When an assignment is given, and to whom. As it stands at first nothing has to be chosen. */
import { Trans, useLingui } from '@lingui/react/macro'
import { personName } from '@panya/domain/account/person-name.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import school from '../../../parts/page-layout/school.module.css'
import teach from '../teach.module.css'
import styles from './giving.module.css'
import type { GivingDraft } from './giving-draft.ts'
import { LearnerChoice } from './LearnerChoice.tsx'
import { useGroups } from './use-groups.ts'

interface GivingFieldsProps {
  classId: number
  value: GivingDraft
  /** It is given: only for whom can still be chosen. */
  isGiven?: boolean
  onChange(value: GivingDraft): void
}

const NOBODY = { learners: [], groups: [] }

export function GivingFields({ classId, value, isGiven = false, onChange }: GivingFieldsProps) {
  const { t } = useLingui()
  const { when, at, audience } = value
  const change = (part: Partial<GivingDraft>) => onChange({ ...value, ...part })
  return (
    <div className={styles.fields}>
      <div className={teach.pair}>
        {!isGiven && (
          <SelectField
            label={t`When is it given?`}
            value={when}
            onChange={(event) => change({ when: event.target.value as GivingDraft['when'] })}
          >
            <option value="now">{t`Now`}</option>
            <option value="later">{t`At a time I choose`}</option>
            <option value="draft">{t`Not yet: keep it as a draft`}</option>
          </SelectField>
        )}
        {!isGiven && when === 'later' && (
          <TextField
            label={t`Given on`}
            hint={t`Until then only teachers of the class see it.`}
            type="datetime-local"
            className={styles.moment ?? ''}
            value={at}
            required
            onChange={(event) => change({ at: event.target.value })}
          />
        )}
        <SelectField
          label={t`Who is it for?`}
          value={audience === null ? 'all' : 'some'}
          onChange={(event) => change({ audience: event.target.value === 'all' ? null : NOBODY })}
        >
          <option value="all">{t`The whole class`}</option>
          <option value="some">{t`Some learners or groups`}</option>
        </SelectField>
      </div>
      {audience !== null && (
        <AudienceFields
          classId={classId}
          value={audience}
          onChange={(chosen) => change({ audience: chosen })}
        />
      )}
    </div>
  )
}

interface AudienceFieldsProps {
  classId: number
  value: NonNullable<GivingDraft['audience']>
  onChange(value: NonNullable<GivingDraft['audience']>): void
}

function AudienceFields({ classId, value, onChange }: AudienceFieldsProps) {
  const { t } = useLingui()
  const data = useGroups(classId)
  if (!data) return <div aria-busy="true" />
  const { groups, learners } = data
  if (learners.length === 0) {
    return (
      <p className={school.soft}>
        <Trans>Nobody is here yet</Trans>
      </p>
    )
  }
  return (
    <>
      {groups.length > 0 && (
        <LearnerChoice
          legend={t`Groups`}
          options={groups.map((group) => ({ ...group, count: group.learners.length }))}
          chosen={value.groups}
          onChange={(chosen) => onChange({ ...value, groups: chosen })}
        />
      )}
      <LearnerChoice
        legend={t`Learners`}
        options={learners.map((one) => ({ id: one.studentId, name: personName(one) }))}
        chosen={value.learners}
        onChange={(chosen) => onChange({ ...value, learners: chosen })}
      />
    </>
  )
}
