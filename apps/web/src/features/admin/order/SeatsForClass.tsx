/** Finds a class and gives it seats. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listClasses } from '../../../adapters/teach/class-api.ts'
import { useDebouncedValue } from '../parts/use-debounced-value.ts'
import styles from './Order.module.css'

const SHOWN = 8

interface SeatsForClassProps {
  busy: boolean
  onGive(classId: number): void
}

export function SeatsForClass({ busy, onGive }: SeatsForClassProps) {
  const { t } = useLingui()
  const [written, setWritten] = useState('')
  const search = useDebouncedValue(written.trim())
  const found = useQuery({
    queryKey: ['admin', 'classes', search],
    queryFn: () => listClasses(false, search, 0),
    placeholderData: keepPreviousData,
  })
  const classes = found.data?.rows.slice(0, SHOWN) ?? []
  return (
    <div className={styles.finder}>
      <TextField
        label={t`Give seats to a class`}
        hint={t`Write a part of its name.`}
        type="search"
        autoComplete="off"
        maxLength={80}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
      />
      {found.data && classes.length === 0 && (
        <output>
          <Trans>No class was found.</Trans>
        </output>
      )}
      <ul className={styles.classes}>
        {classes.map(({ id, name }) => (
          <li key={id}>
            <Button size="small" look="ghost" aria-busy={busy} onClick={() => !busy && onGive(id)}>
              <Trans>
                Seats for <bdi>{name}</bdi>
              </Trans>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
