import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Disclosure } from '@panya/ui/Disclosure/Disclosure.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { Link } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import styles from './AdminShell.module.css'
import type { AdminGroup } from './admin-section.ts'
import { type PlacedSection, SECTIONS } from './sections.ts'

const GROUP_MESSAGES: Record<AdminGroup, MessageDescriptor> = {
  people: msg`People`,
  plans: msg`Plans and coins`,
  place: msg`The place`,
}
const GROUPS = Object.keys(GROUP_MESSAGES) as AdminGroup[]

/** At the side where there is room; behind a button with the section's name where there is not. */
export function SectionList({ current }: { current: string }) {
  const { t } = useLingui()
  const { path } = useAddress()
  const chosen = SECTIONS.find((section) => section.name === current)
  return (
    <>
      <nav className={styles.side} aria-label={t`Administration`}>
        <Groups current={current} />
      </nav>
      <nav className={styles.top} aria-label={t`Administration`}>
        <Disclosure
          closeOn={path}
          summary={
            <span className={styles.topButton}>
              <Icon name="menu" />
              {chosen && t(chosen.title)}
            </span>
          }
        >
          <div className={styles.panel}>
            <Groups current={current} />
          </div>
        </Disclosure>
      </nav>
    </>
  )
}

function Groups({ current }: { current: string }) {
  const { t } = useLingui()
  const overview = SECTIONS.find((section) => section.name === 'overview')
  return (
    <>
      <ul className={styles.list}>{overview && <Entry section={overview} current={current} />}</ul>
      {GROUPS.map((group) => {
        const entries = SECTIONS.filter((one) => one.group === group && one !== overview)
        if (entries.length === 0) return null
        return (
          <div key={group}>
            <p className={styles.group}>{t(GROUP_MESSAGES[group])}</p>
            <ul className={styles.list}>
              {entries.map((section) => (
                <Entry key={section.name} section={section} current={current} />
              ))}
            </ul>
          </div>
        )
      })}
    </>
  )
}

function Entry({ section, current }: { section: PlacedSection; current: string }) {
  const { t } = useLingui()
  const { to } = useAddress()
  return (
    <li>
      <Link
        className={styles.entry}
        to={to(section.path)}
        aria-current={section.name === current ? 'page' : undefined}
      >
        <Icon path={section.icon} />
        {t(section.title)}
      </Link>
    </li>
  )
}
