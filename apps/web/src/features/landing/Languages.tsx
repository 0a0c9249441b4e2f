import { Trans } from '@lingui/react/macro'
import { directionOf, LOCALE_NAMES, LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { localeLink } from '../../adapters/locale-choice.ts'
import { Section } from '../../parts/section/Section.tsx'
import styles from './Languages.module.css'

/** Each in its own language, whatever the language of the page. */
const HELLO: Record<Locale, string> = {
  en: 'Hello, world!',
  th: 'สวัสดีชาวโลก!',
  zh: '你好，世界！',
  ar: 'مرحبًا أيها العالم!',
}

export function Languages() {
  return (
    <Section
      title={<Trans>In the language you dream in</Trans>}
      lead={
        <Trans>
          Menus, blocks, hints and error messages: all of it in four languages, left to right and
          right to left.
        </Trans>
      }
    >
      <div className={styles.tiles}>
        {LOCALES.map((locale) => (
          <a
            key={locale}
            {...localeLink(locale, '/')}
            className={styles.tile}
            dir={directionOf(locale)}
          >
            <code>
              print(<b>"{HELLO[locale]}"</b>)
            </code>
            <span>{LOCALE_NAMES[locale]}</span>
          </a>
        ))}
      </div>
    </Section>
  )
}
