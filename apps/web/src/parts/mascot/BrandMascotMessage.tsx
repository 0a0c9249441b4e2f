/** The brand's own mascot with something to say. */
import { MascotMessage } from '@panya/ui/MascotMessage/MascotMessage.tsx'
import type { ComponentProps } from 'react'
import { useSite } from '../../adapters/site.ts'

export function BrandMascotMessage(props: Omit<ComponentProps<typeof MascotMessage>, 'kind'>) {
  const { brand } = useSite()
  return <MascotMessage kind={brand.mascot} {...props} />
}
