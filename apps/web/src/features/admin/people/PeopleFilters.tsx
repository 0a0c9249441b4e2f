import { useLingui } from '@lingui/react/macro'
import { GRADES } from '@panya/domain/account/grade.ts'
import {
  ACCOUNT_STATES,
  type AccountState,
  FINDABLE_ROLES,
  type FindableRole,
  SEARCH_MAX,
} from '@panya/domain/admin/people.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { GRADE_NAMES } from '../../../parts/account/account-messages.ts'
import styles from './People.module.css'
import { ROLE_NAMES, STATE_NAMES } from './people-messages.ts'
import { usePeopleView } from './people-view.ts'

export function PeopleFilters() {
  const { t } = useLingui()
  const { view, change } = usePeopleView()
  return (
    <search className={styles.filters}>
      <TextField
        label={t`Search`}
        type="search"
        maxLength={SEARCH_MAX}
        autoComplete="off"
        defaultValue={view.search}
        onChange={(event) => change({ search: event.target.value })}
      />
      <SelectField
        label={t`Role`}
        value={view.role ?? ''}
        onChange={(event) => change({ role: (event.target.value || undefined) as FindableRole })}
      >
        <option value="">{t`All roles`}</option>
        {FINDABLE_ROLES.map((role) => (
          <option key={role} value={role}>
            {t(ROLE_NAMES[role])}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`Grade`}
        value={view.grade ?? ''}
        onChange={(event) => change({ grade: event.target.value || undefined })}
      >
        <option value="">{t`All grades`}</option>
        {GRADES.map((grade) => (
          <option key={grade} value={grade}>
            {t(GRADE_NAMES[grade])}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`Account`}
        value={view.state ?? ''}
        onChange={(event) => change({ state: (event.target.value || undefined) as AccountState })}
      >
        <option value="">{t`All accounts`}</option>
        {ACCOUNT_STATES.map((state) => (
          <option key={state} value={state}>
            {t(STATE_NAMES[state])}
          </option>
        ))}
      </SelectField>
    </search>
  )
}
