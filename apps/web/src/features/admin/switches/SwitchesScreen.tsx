/** What is on and what is off, for the whole site. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { SiteSettings } from '@panya/domain/brand/site-settings.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { useAddress } from '../../../adapters/address.ts'
import { saveFlag, saveToolOpen } from '../../../adapters/admin/settings.ts'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { AdminPage } from '../parts/AdminPage.tsx'
import { Panel } from '../parts/Panel.tsx'
import { QueryState } from '../parts/QueryState.tsx'
import { useSettings, useSettingsAction } from '../parts/use-settings.ts'
import type { AdminScreenProps } from '../shell/admin-section.ts'
import { Switch } from './Switch.tsx'
import styles from './Switches.module.css'

export default function SwitchesScreen({ tools }: AdminScreenProps) {
  const settings = useSettings()
  return (
    <AdminPage
      title={<Trans>Switches and tools</Trans>}
      lead={<Trans>For everybody, at once, on every page.</Trans>}
    >
      <QueryState query={settings} />
      {settings.data && (
        <>
          <Flags settings={settings.data} />
          <Tools settings={settings.data} tools={tools} />
        </>
      )}
    </AdminPage>
  )
}

function Flags({ settings }: { settings: SiteSettings }) {
  const { t } = useLingui()
  const save = useSettingsAction((on: boolean) => saveFlag('SIGN_UP', on))
  return (
    <Panel title={<Trans>Flags</Trans>}>
      <ActionProblem {...save} />
      <ul className={styles.list}>
        <Switch
          on={settings.flags.SIGN_UP}
          label={t`People may make an account by themselves`}
          about={<Trans>When off, only invited students get an account.</Trans>}
          onSwitch={save.run}
        />
        <Switch
          on={settings.flags.COIN_TOKEN}
          label="COIN_TOKEN"
          about={<Trans>Fixed: always off.</Trans>}
        />
        <Switch
          on={settings.flags.FREE_COURSE}
          label="FREE_COURSE"
          about={<Trans>Fixed: always off.</Trans>}
        />
      </ul>
    </Panel>
  )
}

interface ToolsProps extends Pick<AdminScreenProps, 'tools'> {
  settings: SiteSettings
}

function Tools({ settings, tools }: ToolsProps) {
  const { locale } = useAddress()
  const save = useSettingsAction(({ tool, open }: { tool: ToolPath; open: boolean }) =>
    saveToolOpen(tool, open),
  )
  return (
    <Panel
      title={<Trans>Open tools and games</Trans>}
      about={
        <Trans>
          A closed one is in no menu, and its page says that it is closed. What people made with it
          stays. Administrators can still open it.
        </Trans>
      }
    >
      <ActionProblem {...save} />
      <ul className={styles.list}>
        {tools.map((tool) => (
          <Switch
            key={tool.path}
            on={!settings.closedTools.includes(tool.path)}
            label={tool.title[locale]}
            about={tool.tagline[locale]}
            onSwitch={(open) => save.run({ tool: tool.path, open })}
          />
        ))}
      </ul>
    </Panel>
  )
}
