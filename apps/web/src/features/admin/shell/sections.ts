/** All sections, from their folders; the address of each is its folder's name. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { AdminScreenProps, AdminSection } from './admin-section.ts'

const files = import.meta.glob<{ section: AdminSection }>('../*/section.ts', { eager: true })

export interface PlacedSection extends AdminSection {
  name: string
  /** Under /admin; the overview is /admin itself. */
  path: string
  Screen: LazyExoticComponent<ComponentType<AdminScreenProps>>
}

export const SECTIONS: readonly PlacedSection[] = Object.entries(files)
  .map(([file, { section }]) => place(file.split('/').at(-2) ?? '', section))
  .toSorted((a, b) => a.order - b.order)

function place(name: string, section: AdminSection): PlacedSection {
  const path = name === 'overview' ? '/admin' : `/admin/${name}`
  return { ...section, name, path, Screen: lazy(section.load) }
}
