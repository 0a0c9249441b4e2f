/** Says what becomes of work that is not on the server, where the browser does not keep it or may not for long. */
import { useLingui } from '@lingui/react/macro'
import { abilityOf, type Lack } from '@panya/domain/browser/abilities.ts'
import { loadAbilityMessages } from '@panya/tools/host/browser/ability-messages.ts'
import { browserFacts } from '@panya/tools/host/browser/browser-facts.ts'
import type { SaveState } from '@panya/tools/host/tool-host.ts'
import { useEffect } from 'react'
import { toast } from 'react-toastify/unstyled'
import { useAddress } from '../../adapters/address.ts'

const NOT_KEPT = 'not-kept'

/** Why nothing could be kept. */
const LOSES: readonly Lack[] = ['keeping-insecure', 'keeping-refused', 'keeping-full']
/** What is kept here may go. That any browser may clear it stands in the profile and is worth no interruption. */
const WARNS: readonly Lack[] = ['keeping-full', 'keeping-seven-days']
/** Once for each page: a guest's work is here alone after every change. */
const told = new Set<Lack>()

export function useKeepingNotice(state: SaveState): void {
  const { t } = useLingui()
  const { locale } = useAddress()
  const isLost = state === 'nowhere'
  useEffect(() => {
    if (!isLost) return undefined
    let isOver = false
    const show = (message: string) => {
      if (!isOver) toast(message, { type: 'warning', autoClose: false, toastId: NOT_KEPT })
    }
    // The browser does keep things: it is the network, or the key to what lies here.
    const passing = t`Your last changes are only in this window. Leave it open until the connection is back, or download your project as a file.`
    void wordsFor(LOSES, locale).then((found) => show(found?.words ?? passing))
    return () => {
      isOver = true
      toast.dismiss(NOT_KEPT)
    }
  }, [isLost, locale, t])

  const isHereAlone = state === 'device'
  useEffect(() => {
    if (!isHereAlone) return
    void warnOnce(locale)
  }, [isHereAlone, locale])
}

async function warnOnce(locale: AppLocale) {
  const found = await wordsFor(WARNS, locale)
  if (!found || told.has(found.lack)) return
  told.add(found.lack)
  toast(found.words, { type: 'warning', autoClose: false, toastId: found.lack })
}

type AppLocale = Parameters<typeof loadAbilityMessages>[0]

/** Null when the browser keeps work, or does not for another reason than these. */
async function wordsFor(reasons: readonly Lack[], locale: AppLocale) {
  const { lack } = abilityOf('keeping', await browserFacts())
  if (lack === null || !reasons.includes(lack)) return null
  const t = await loadAbilityMessages(locale)
  return { lack, words: `${t(lack)} ${t(`${lack}.way`)}` }
}
