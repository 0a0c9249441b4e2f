import { rolldown } from 'rolldown'

/** Builds a module as for the site and names what is left of everything below it, by file. */
export async function builtPart(input: string): Promise<Map<string, string[]>> {
  const bundle = await rolldown({ input, platform: 'browser' })
  const { output } = await bundle.generate()
  await bundle.close()
  const modules = output.flatMap((one) => (one.type === 'chunk' ? Object.entries(one.modules) : []))
  return new Map(
    modules
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([file, { renderedExports }]) => [file, renderedExports]),
  )
}
