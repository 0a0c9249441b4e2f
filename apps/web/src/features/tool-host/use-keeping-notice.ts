/** Says what becomes of work that is on this device alone, where the browser may not keep it; once for each page. */
import { abilityOf, type Lack } from '@panya/domain/browser/abilities.ts'
import { loadAbilityMessages } from '@panya/tools/host/browser/ability-messages.ts'
import { browserFacts } from '@panya/tools/host/browser/browser-facts.ts'
import type { SaveState } from '@panya/tools/host/tool-host.ts'
import { useEffect } from 'react'
import { toast } from 'react-toastify/unstyled'
import { useAddress } from '../../adapters/address.ts'

/** Why nothing could be kept. */
const LOSES: readonly Lack[] = ['keeping-insecure', 'keeping-full']
/** What is kept here may go. That any browser may clear it stands in the profile and is worth no interruption. */
const WARNS: readonly Lack[] = ['keeping-full', 'keeping-seven-days']
const told = new Set<Lack>()

export function useKeepingNotice(state: SaveState): void {
  const { locale } = useAddress()
  const isLost = state === 'nowhere'
  const isHereAlone = state === 'device'
  useEffect(() => {
    if (!isLost && !isHereAlone) return
    async function say(): Promise<void> {
      const { lack } = abilityOf('keeping', await browserFacts())
      const known = lack !== null && (isLost ? LOSES : WARNS).includes(lack) ? lack : null
      const reason = known ?? (isLost ? 'keeping-refused' : null)
      if (reason === null || told.has(reason)) return
      told.add(reason)
      const t = await loadAbilityMessages(locale)
      toast(`${t(reason)} ${t(`${reason}.way`)}`, {
        type: 'warning',
        autoClose: false,
        toastId: reason,
      })
    }
    void say()
  }, [isLost, isHereAlone, locale])
}
