/** Single examples, lessons, challenges and levels: on or off for everybody. */
import { Trans, useLingui } from '@lingui/react/macro'
import { closedContentOf } from '@panya/domain/brand/site-settings.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddress } from '../../../adapters/address.ts'
import { saveContentOpen } from '../../../adapters/admin/settings.ts'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { AdminPage } from '../parts/AdminPage.tsx'
import { Failed } from '../parts/Failed.tsx'
import { Loading } from '../parts/Loading.tsx'
import { Panel } from '../parts/Panel.tsx'
import parts from '../parts/parts.module.css'
import { useSettings, useSettingsAction } from '../parts/use-settings.ts'
import type { AdminScreenProps } from '../shell/admin-section.ts'
import { Switch } from '../switches/Switch.tsx'
import styles from '../switches/Switches.module.css'
import own from './ContentScreen.module.css'

export default function ContentScreen({ tools, contentOf }: AdminScreenProps) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const [tool, setTool] = useState(tools[0]?.path)
  return (
    <AdminPage
      title={<Trans>Examples and levels</Trans>}
      lead={
        <Trans>
          What is off is in no list of its tool. What people made from it, and the stars they have,
          stay.
        </Trans>
      }
    >
      <SelectField
        className={own.choice}
        label={t`Tool or game`}
        value={tool}
        onChange={(event) => setTool(event.target.value as ToolPath)}
      >
        {tools.map(({ path, title }) => (
          <option key={path} value={path}>
            {title[locale]}
          </option>
        ))}
      </SelectField>
      {tool && <Content key={tool} tool={tool} contentOf={contentOf} />}
    </AdminPage>
  )
}

function Content({ tool, contentOf }: Pick<AdminScreenProps, 'contentOf'> & { tool: ToolPath }) {
  const { locale } = useAddress()
  const settings = useSettings()
  const list = useQuery({
    queryKey: ['tool-content', tool, locale],
    queryFn: () => contentOf(tool, locale),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const save = useSettingsAction(saveContentOpen)
  if (settings.isError) return <Failed error={settings.error} retry={settings.refetch} />
  if (list.isError) return <Failed error={list.error} retry={list.refetch} />
  if (!settings.data || list.isPending) return <Loading />
  const closed = closedContentOf(settings.data, tool)
  const items = list.data ?? []
  return (
    <Panel title={<Trans>What it brings along</Trans>}>
      <ActionProblem {...save} />
      {items.length === 0 && (
        <p className={parts.empty}>
          <Trans>Nothing here can be turned off by itself.</Trans>
        </p>
      )}
      <ul className={styles.list}>
        {items.map(({ id, title }) => (
          <Switch
            key={id}
            on={!closed.has(id)}
            label={title}
            onSwitch={(open) => save.run({ tool, id, open })}
          />
        ))}
      </ul>
    </Panel>
  )
}
