import { rolldown } from 'rolldown'

/** Builds a module as for the site and names the lists of runs that are left in it. */
export async function builtRuns(input: string): Promise<string[]> {
  const bundle = await rolldown({ input, platform: 'browser', logLevel: 'silent' })
  const { output } = await bundle.generate()
  await bundle.close()
  return output
    .flatMap((one) => (one.type === 'chunk' ? Object.values(one.modules) : []))
    .flatMap(({ renderedExports }) => renderedExports)
    .filter((name) => /_RUNS$|Run$/.test(name))
}
