import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Who may import whom. This table is the documentation: a file whose path starts with `from`
 * may import project files whose path matches one of `may`, and nothing else of the project.
 * The first matching row counts. Packages from the registry are free except where `not` says so.
 */
const ROWS: { from: RegExp; may: RegExp[]; not?: RegExp; why: string }[] = [
  {
    from: /^packages\/domain\/.*\.test\.ts$/,
    may: [/^packages\/domain\//],
    why: 'tests of rules may use a test runner',
  },
  {
    from: /^packages\/domain\//,
    may: [/^packages\/domain\//],
    not: /^/,
    why: 'rules and types import nothing',
  },
  {
    from: /^packages\/tools\/src\/(?<tool>[a-z]+\/[a-z-]+)\/(core\/|manifest\.ts)/,
    may: [
      /^packages\/domain\//,
      /^packages\/tools\/src\/host\/(tool-manifest|tool-host|tool-messages|core\/.*)\.ts$/,
      /^packages\/tools\/src\/(flow|game|coding)-kit\/core\//,
      /^packages\/tools\/src\/<tool>\/(core|messages)\//,
    ],
    not: /^(react|react-dom|@mantine)(\/|$)/,
    why: 'cores and manifests run anywhere: no React, no engine',
  },
  {
    from: /^packages\/tools\/src\/host\//,
    may: [/^packages\/(domain|ui|engines)\//, /^packages\/tools\/src\/host\//],
    why: 'what every tool stands on knows no tool and no family of tools',
  },
  {
    from: /^packages\/tools\/src\/(?<kit>(coding|flow|game)-kit)\//,
    may: [/^packages\/(domain|ui|engines)\//, /^packages\/tools\/src\/(host|<kit>)\//],
    why: 'what the tools of a family share knows no tool and no other family',
  },
  {
    from: /^packages\/tools\/src\/(?<tool>[a-z]+\/[a-z-]+)\//,
    may: [
      /^packages\/(domain|ui|engines)\//,
      /^packages\/tools\/src\/(host|(coding|flow|game)-kit)\//,
      /^packages\/tools\/src\/<tool>\//,
    ],
    why: 'a tool never imports another tool',
  },
  {
    from: /^packages\/ui\//,
    may: [/^packages\/(domain|ui)\//],
    why: 'shared pieces know the rules, not the tools',
  },
  {
    from: /^packages\/engines\//,
    may: [/^packages\/(domain|engines)\//],
    not: /^@mantine/,
    why: 'engines wrap a library, they know no tool and no look',
  },
  {
    from: /^apps\/web\/src\/features\/(?<feature>[a-z-]+)\//,
    may: [
      /^packages\/(domain|ui)\//,
      /^packages\/tools\/src\/(host|(coding|flow|game)-kit)\//,
      /^apps\/web\/src\/(adapters|locales|parts)\//,
      /^apps\/web\/src\/features\/<feature>\//,
    ],
    why: 'features do not import each other: app/ composes them',
  },
  {
    from: /^apps\/web\/src\/parts\//,
    may: [
      /^packages\/(domain|ui)\//,
      /^packages\/tools\/src\/(host|(coding|flow|game)-kit)\//,
      /^apps\/web\/src\/(adapters|parts)\//,
    ],
    why: 'what several features show in the same words knows none of them',
  },
  {
    from: /^apps\/web\/src\/adapters\//,
    may: [
      /^packages\/domain\//,
      /^packages\/tools\/src\/(host|(coding|flow|game)-kit)\//,
      /^apps\/web\/src\/adapters\//,
    ],
    why: 'adapters speak to the outside and know no screen',
  },
  {
    from: /^apps\/web\//,
    may: [/^packages\/(domain|ui|tools)\//, /^apps\/web\//],
    why: 'the web app composes',
  },
  {
    from: /^apps\/notebook\//,
    may: [
      /^packages\/domain\//,
      /^packages\/engines\/src\/(notebook|python)\//,
      /^apps\/notebook\//,
    ],
    why: 'the notebook site is a frame of its own: it shares rules and Python, no screen',
  },
  {
    from: /^apps\/server\/src\/modules\/judge\/drawing-machine\.ts$/,
    may: [/^packages\/engines\/src\/doodle\/(explain|weights)\.ts$/],
    why: 'a drawing is judged by the same network that guessed it; it is pure',
  },
  {
    from: /^apps\/server\//,
    may: [
      /^packages\/domain\//,
      /^packages\/tools\/src\/host\/(tool-manifest|tool-host|tool-messages|tool-files|project-files|core\/.*)\.ts$/,
      /^packages\/tools\/src\/(flow|game|coding)-kit\/core\//,
      /^packages\/tools\/src\/[a-z]+\/[a-z-]+\/(manifest\.ts|core\/)/,
      /^apps\/server\//,
    ],
    not: /^(react|react-dom|@mantine)(\/|$)/,
    why: 'the server knows the rules and the pure parts of tools',
  },
]

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)'([^']+)'/gm

function resolveImport(file: string, specifier: string): { project?: string; registry?: string } {
  if (specifier.startsWith('.')) {
    return { project: normalize(join(dirname(file), specifier)).replaceAll('\\', '/') }
  }
  const own = /^@panya\/(domain|ui|engines|tools)\/(.*)$/.exec(specifier)
  if (own) return { project: `packages/${own[1]}/src/${own[2]}` }
  return { registry: specifier }
}

function complaint(file: string, specifier: string): string | null {
  const row = ROWS.find((candidate) => candidate.from.test(file))
  if (!row) return null
  const target = resolveImport(file, specifier.replace(/\?.*$/, ''))
  if (target.registry !== undefined) {
    return row.not?.test(target.registry) ? `${file} imports ${specifier}: ${row.why}` : null
  }
  const groups = row.from.exec(file)?.groups ?? {}
  const allowed = row.may.some((pattern) => {
    const source = pattern.source.replace(/<(\w+)>/g, (_, name: string) => groups[name] ?? '')
    return new RegExp(source).test(target.project ?? '')
  })
  return allowed ? null : `${file} imports ${specifier}: ${row.why}`
}

async function complaints(): Promise<string[]> {
  const found: string[] = []
  for await (const path of glob('{apps,packages}/*/src/**/*.{ts,tsx}')) {
    const file = path.replaceAll('\\', '/')
    const source = readFileSync(file, 'utf8')
    for (const match of source.matchAll(IMPORT)) {
      const problem = complaint(file, match[1] ?? '')
      if (problem) found.push(problem)
    }
  }
  return found
}

test('every import keeps to the table', async () => {
  expect(await complaints()).toEqual([])
})

test('the table refuses what it says it refuses', () => {
  expect(complaint('packages/domain/src/a/a.ts', 'zod')).toContain('import nothing')
  expect(complaint('packages/tools/src/coding/one/core/a.ts', 'react')).toContain('no React')
  expect(complaint('packages/tools/src/coding/one/OneScreen.tsx', '../two/core/b.ts')).toContain(
    'another tool',
  )
  expect(complaint('apps/web/src/features/a/A.tsx', '../b/B.tsx')).toContain('each other')
  expect(complaint('apps/server/src/main.ts', '@panya/ui/Mascot/Mascot.tsx')).toContain(
    'pure parts',
  )
})
