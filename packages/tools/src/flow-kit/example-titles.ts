import type { Locale } from '@panya/domain/locale/locale.ts'
import { type MessagesFile, type NamedContent, translatorOf } from '../host/tool-content.ts'

/** Every example of a flow has its title under its id. */
export function exampleTitles(locale: Locale, file: MessagesFile): NamedContent[] {
  const t = translatorOf(locale, file)
  return Object.keys(file.default).flatMap((key) => {
    const id = /^example\.([^.]+)$/.exec(key)?.[1]
    return id === undefined ? [] : [{ id, title: t(key) }]
  })
}
