import { useLingui } from '@lingui/react/macro'
import type { Locale } from '@panya/domain/locale/locale.ts'
import { ConsentScreen } from '../../features/teach/consent/ConsentScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { i18nOf, loadLocale } from '../i18n.ts'
import { INSIDE_PARTS } from '../public-paths.ts'

async function messagesOf(locale: Locale) {
  await loadLocale(locale, INSIDE_PARTS)
  return i18nOf(locale)
}

export default function TeachConsent() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Parents and guardians`} index={false} />
      <ConsentScreen messagesOf={messagesOf} />
    </>
  )
}
