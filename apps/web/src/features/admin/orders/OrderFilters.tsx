import { useLingui } from '@lingui/react/macro'
import { EMAIL_MAX } from '@panya/domain/account/account-fields.ts'
import { ORDER_STATUSES } from '@panya/domain/order/order-status.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { ORDER_STATUS_MESSAGES } from '../../../parts/order/order-messages.ts'
import styles from './Orders.module.css'
import { useOrdersView } from './orders-view.ts'

export function OrderFilters() {
  const { t } = useLingui()
  const { view, change } = useOrdersView()
  const find = (value: string) => ORDER_STATUSES.find((status) => status === value) ?? null
  return (
    <search className={styles.filters}>
      <TextField
        label={t`Search`}
        type="search"
        maxLength={EMAIL_MAX}
        autoComplete="off"
        defaultValue={view.search}
        onChange={(event) => change({ search: event.target.value })}
      />
      <SelectField
        label={t`State`}
        value={view.status ?? ''}
        onChange={(event) => change({ status: find(event.target.value) })}
      >
        <option value="">{t`All states`}</option>
        {ORDER_STATUSES.map((status) => (
          <option key={status} value={status}>
            {t(ORDER_STATUS_MESSAGES[status])}
          </option>
        ))}
      </SelectField>
      <label className={styles.only}>
        <input
          type="checkbox"
          checked={view.needsLook}
          onChange={(event) => change({ needsLook: event.target.checked })}
        />
        {t`Only what needs a person`}
      </label>
    </search>
  )
}
