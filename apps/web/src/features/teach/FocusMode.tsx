/** Focus mode: for the length of a lesson only the tools the teacher chooses are open. */
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ClassDetails } from '@panya/domain/classroom/classroom.ts'
import { formatMoment } from '@panya/domain/time/format-moment.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { useState } from 'react'
import { useAddress } from '../../adapters/address.ts'
import { changeClass } from '../../adapters/teach/class-api.ts'
import school from '../../parts/page-layout/school.module.css'
import styles from './teach.module.css'
import { useAction } from './use-action.ts'

const MINUTES = [30, 45, 60, 90, 120]

export function FocusMode({ room, tools }: { room: ClassDetails; tools: readonly ToolManifest[] }) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const act = useAction()
  const [chosen, setChosen] = useState<ToolPath[]>(room.openTools ?? [])
  const [minutes, setMinutes] = useState('60')
  const on = room.openTools !== null
  const until =
    room.openToolsUntil === null ? null : formatMoment(locale, new Date(room.openToolsUntil))
  const toggle = (path: ToolPath) =>
    setChosen(chosen.includes(path) ? chosen.filter((one) => one !== path) : [...chosen, path])
  const start = () =>
    void act.run(() =>
      changeClass(room.id, {
        openTools: chosen,
        openMinutes: minutes === '' ? null : Number(minutes),
      }),
    )
  return (
    <section className={school.section} aria-labelledby="focus">
      <h2 id="focus">
        <Trans>Focus mode</Trans>
      </h2>
      <p className={school.soft}>
        <Trans>
          Only these tools are open for the class. Work that is begun can always be saved.
        </Trans>
      </p>
      {on && (
        <output className={styles.note}>
          {until === null ? (
            <Trans>Focus mode is on until you end it.</Trans>
          ) : (
            <Trans>Focus mode is on until {until}.</Trans>
          )}
        </output>
      )}
      <div className={styles.form}>
        <fieldset className={styles.choices}>
          <legend>
            <Trans>Open tools</Trans>
          </legend>
          {tools.map(({ path, title }) => (
            <label key={path} className={styles.check}>
              <input
                type="checkbox"
                checked={chosen.includes(path)}
                onChange={() => toggle(path)}
              />
              {title[locale]}
            </label>
          ))}
        </fieldset>
        <div className={school.row}>
          <SelectField
            label={t`How long?`}
            value={minutes}
            onChange={(event) => setMinutes(event.target.value)}
          >
            {MINUTES.map((count) => (
              <option key={count} value={count}>
                {t`${plural(count, { one: '# minute', other: '# minutes' })}`}
              </option>
            ))}
            <option value="">{t`Until I end it`}</option>
          </SelectField>
        </div>
        <div className={school.row}>
          <Button disabled={act.busy || chosen.length === 0} onClick={start}>
            {on ? <Trans>Change focus mode</Trans> : <Trans>Start focus mode</Trans>}
          </Button>
          {on && (
            <Button
              look="ghost"
              onClick={() => void act.run(() => changeClass(room.id, { openTools: null }))}
            >
              <Trans>End focus mode</Trans>
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
