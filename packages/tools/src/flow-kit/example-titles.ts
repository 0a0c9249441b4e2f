import type { NamedContent, TextsFile } from '../host/tool-content.ts'

/** Every example of a flow has its title under its id. */
export function exampleTitles({ default: texts }: TextsFile): NamedContent[] {
  return Object.entries(texts).flatMap(([key, title]) => {
    const id = /^example\.([^.]+)$/.exec(key)?.[1]
    return id === undefined ? [] : [{ id, title }]
  })
}
