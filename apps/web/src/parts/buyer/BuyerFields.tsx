/** Name and address for the paper, for whoever needs them on it: a school, a company, a tax return. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useState } from 'react'
import styles from './BuyerFields.module.css'
import type { BuyerFaults } from './buyer.ts'

const FAULTS: Record<string, MessageDescriptor> = {
  required: msg`This is needed on the paper.`,
  'too-long': msg`This is too long for the paper.`,
  'control-characters': msg`There are signs in it that cannot be printed.`,
  'bad-tax-id': msg`A tax ID has 13 digits. Look at them once more.`,
  'bad-branch': msg`A branch has five digits, such as 00001. The head office is 00000.`,
}
const OTHER_FAULT = msg`This does not fit on the paper.`

interface BuyerFieldsProps {
  /** With tax in the price the paper is a tax invoice. */
  isTaxed: boolean
  faults: BuyerFaults
}

export function BuyerFields({ isTaxed, faults }: BuyerFieldsProps) {
  const { t } = useLingui()
  const [wanted, setWanted] = useState(false)
  const fault = (field: string) => {
    const name = faults[`buyer.${field}`]
    return name === undefined ? '' : t(FAULTS[name] ?? OTHER_FAULT)
  }
  return (
    <div className={styles.buyer}>
      <label className={styles.wish}>
        <input
          type="checkbox"
          name="buyer"
          checked={wanted}
          onChange={(event) => setWanted(event.target.checked)}
        />
        {isTaxed ? (
          <Trans>I need a full tax invoice with name and address</Trans>
        ) : (
          <Trans>I need a receipt with name and address</Trans>
        )}
      </label>
      {wanted && (
        <>
          <TextField
            name="buyer.name"
            label={t`Name of the person, school or company`}
            autoComplete="organization"
            maxLength={300}
            error={fault('name')}
          />
          <TextField
            name="buyer.address"
            label={t`Address`}
            autoComplete="street-address"
            maxLength={300}
            error={fault('address')}
          />
          <TextField
            name="buyer.taxId"
            label={t`Tax ID`}
            hint={t`13 digits. Leave it empty if there is none.`}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            maxLength={20}
            error={fault('taxId')}
          />
          <TextField
            name="buyer.branch"
            label={t`Branch`}
            hint={t`Five digits. Empty is the head office, 00000.`}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            maxLength={5}
            error={fault('branch')}
          />
        </>
      )}
    </div>
  )
}
