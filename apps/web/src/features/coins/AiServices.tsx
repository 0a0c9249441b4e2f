/** Where coins buy something: the price is on the button, the balance beside the result. */

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AiKind, AiOffers } from '@panya/domain/ai/ai-kind.ts'
import { TabList } from '@panya/ui/TabList/TabList.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { fetchOffers } from '../../adapters/ai/ai.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { AI_KIND_MESSAGES } from '../../parts/ai/ai-messages.ts'
import styles from './AiServices.module.css'
import { ChatForm } from './ChatForm.tsx'
import { PictureForm } from './PictureForm.tsx'
import { COINS_KEY, HISTORY_KEY, OFFERS_KEY } from './query-keys.ts'
import { SimilarityForm } from './SimilarityForm.tsx'

type DeskKind = Exclude<AiKind, 'tutor'>

const ABOUT: Record<DeskKind, MessageDescriptor> = {
  detect: msg`Give it a photo: it finds people, animals and many other things.`,
  ocr: msg`Give it a photo of a page: it reads English, Thai, Chinese and Arabic.`,
  similarity: msg`Write a sentence and some others: it finds the one that means the same. Works best in English.`,
  chat: msg`Ask anything. Your words go to the language model your school has chosen; e-mail addresses, telephone numbers and addresses are taken out first.`,
}

export function AiServices() {
  const { t } = useLingui()
  const { to } = useAddress()
  const client = useQueryClient()
  const update = useUserState((user) => user.update)
  const offers = useQuery({ queryKey: OFFERS_KEY, queryFn: fetchOffers, staleTime: 0 })
  const [chosen, setChosen] = useState<DeskKind>('detect')
  const there = offers.data?.offers.filter((offer) => offer.kind !== 'tutor') ?? []
  const offer = there.find(({ kind }) => kind === chosen)
  /** The price may be new, and coins may be gone or back: look again. */
  const settled = (balance: number | null) => {
    if (balance !== null) update({ aiCoins: balance })
    for (const queryKey of [COINS_KEY, HISTORY_KEY, OFFERS_KEY])
      void client.invalidateQueries({ queryKey })
  }
  if (!offers.data) return null
  return (
    <section className={styles.desk} aria-labelledby="ai-desk">
      <h2 id="ai-desk">
        <Trans>Use the big AI</Trans>
      </h2>
      <TabList
        id="ai-tab"
        panel="ai-panel"
        label={t`Use the big AI`}
        tabs={there.map(({ kind }) => kind as DeskKind)}
        textOf={(kind) => t(AI_KIND_MESSAGES[kind])}
        chosen={chosen}
        onChoose={(kind) => setChosen(kind)}
      />
      {offers.data.restricted && (
        <p className={styles.notice}>
          <Trans>Your parent or guardian has to say yes before you use the big AI.</Trans>{' '}
          <Link to={to('/home')}>
            <Trans>Ask them</Trans>
          </Link>
        </p>
      )}
      {offer && (
        <div id="ai-panel" role="tabpanel" aria-labelledby={`ai-tab-${chosen}`}>
          <p className={styles.about}>{t(ABOUT[chosen])}</p>
          <Form kind={chosen} offers={offers.data} coins={offer.coins} onSettled={settled} />
        </div>
      )}
    </section>
  )
}

export interface AiFormProps {
  coins: number
  offers: AiOffers
  onSettled(balance: number | null): void
}

function Form({ kind, ...props }: AiFormProps & { kind: DeskKind }) {
  if (kind === 'chat') return <ChatForm {...props} />
  if (kind === 'similarity') return <SimilarityForm {...props} />
  return <PictureForm key={kind} kind={kind} {...props} />
}
