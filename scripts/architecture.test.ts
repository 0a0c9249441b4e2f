import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readImports, resolveImport } from './project-imports.ts'

/** What the server may use of the packages: rules, and what runs anywhere. */
const PURE = [
  /^packages\/domain\//,
  /^packages\/tools\/src\/host\/(tool-manifest|tool-host|tool-messages|tool-files|project-files|core\/.*)\.ts$/,
  /^packages\/tools\/src\/(flow|game|coding)-kit\/core\//,
  /^packages\/tools\/src\/[a-z]+\/[a-z-]+\/(manifest\.ts|core\/)/,
]
const NO_SCREEN = /^(react|react-dom|@mantine)(\/|$)/
const MODULE = /^apps\/server\/src\/modules\/[a-z-]+/
/** The one kind of file that a module of the server shows to other modules. */
const PORT = /^apps\/server\/src\/modules\/[a-z-]+\/[a-z-]+-port\.ts$/

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
      /^packages\/engines\/src\/download\//,
      /^packages\/tools\/src\/(host|(coding|flow|game)-kit)\//,
      /^apps\/web\/src\/adapters\//,
    ],
    why: 'adapters speak to the outside and know no screen',
  },
  {
    from: /^apps\/web\/src\/service-worker\//,
    may: [
      /^packages\/domain\//,
      /^packages\/engines\/src\/download\//,
      /^apps\/web\/src\/service-worker\//,
    ],
    why: 'the service worker brings files over the same broken lines, and knows no page',
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
      /^packages\/ui\/src\/Fonts\//,
      /^apps\/notebook\//,
    ],
    why: 'the notebook site is a frame of its own: it shares rules, Python and letters, no screen',
  },
  {
    from: /^apps\/server\/src\/modules\/judge\/drawing-machine\.ts$/,
    may: [/^packages\/engines\/src\/doodle\/(explain|weights)\.ts$/],
    why: 'a drawing is judged by the same network that guessed it; it is pure',
  },
  {
    from: /^apps\/server\/src\/(testing\/|modules\/tutor\/evaluation\/|.*\.test\.ts$)/,
    may: [...PURE, /^apps\/server\//],
    why: 'tests of the server may use all of it, and the pure parts of tools',
  },
  {
    from: /^apps\/server\/src\/platform\/tools\.ts$/,
    may: [/^packages\/domain\//, /^packages\/tools\/src\/host\/tool-files\.ts$/],
    why: 'which tools there are is read from their folders, in one place',
  },
  {
    from: /^apps\/server\/src\/platform\//,
    may: [/^packages\/domain\//, /^apps\/server\/src\/platform\//],
    not: NO_SCREEN,
    why: 'the platform carries the modules and knows none of them',
  },
  {
    from: /^apps\/server\/src\/identity\//,
    may: [/^packages\/domain\//, /^apps\/server\/src\/(platform|identity)\//],
    not: NO_SCREEN,
    why: 'who somebody is can be told without any module',
  },
  {
    from: /^apps\/server\/src\/pages\//,
    may: [...PURE, /^apps\/server\/src\/(platform|pages)\//],
    not: NO_SCREEN,
    why: 'pages are sent without knowing any module',
  },
  {
    from: /^apps\/server\/src\/modules\/(?<module>[a-z-]+)\//,
    may: [
      ...PURE,
      /^apps\/server\/src\/(platform|identity)\//,
      /^apps\/server\/src\/modules\/<module>\//,
      PORT,
    ],
    not: NO_SCREEN,
    why: 'a module knows another only by its ports: app/ composes them',
  },
  {
    from: /^apps\/server\//,
    may: [...PURE, /^apps\/server\//],
    not: NO_SCREEN,
    why: 'the server knows the rules and the pure parts of tools',
  },
]

function complaint(file: string, specifier: string): string | null {
  const row = ROWS.find((candidate) => candidate.from.test(file))
  if (!row) return null
  const target = resolveImport(file, specifier)
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

const IMPORTS = await readImports('{apps,packages}/*/src/**/*.{ts,tsx}')

test('every import keeps to the table', () => {
  const found = [...IMPORTS].flatMap(([file, specifiers]) =>
    specifiers.map((specifier) => complaint(file, specifier)).filter((problem) => problem !== null),
  )
  expect(found).toEqual([])
})

test('a port holds what it offers, and another module uses it', () => {
  const used = new Set(
    [...IMPORTS]
      .filter(([file]) => !file.endsWith('.test.ts'))
      .flatMap(([file, specifiers]) =>
        specifiers
          .map((specifier) => resolveImport(file, specifier).project ?? '')
          .filter(
            (target) => MODULE.test(file) && MODULE.exec(file)?.[0] !== MODULE.exec(target)?.[0],
          ),
      ),
  )
  const ports = [...IMPORTS.keys()].filter((file) => PORT.test(file))
  expect(ports.length).toBeGreaterThan(10)
  expect(ports.filter((port) => !used.has(port))).toEqual([])
  expect(ports.filter((port) => /^export [^=(]* from '/m.test(readFileSync(port, 'utf8')))).toEqual(
    [],
  )
})

test('the table refuses what it says it refuses', () => {
  expect(complaint('packages/domain/src/a/a.ts', 'zod')).toContain('import nothing')
  expect(complaint('packages/tools/src/coding/one/core/a.ts', 'react')).toContain('no React')
  expect(complaint('packages/tools/src/coding/one/OneScreen.tsx', '../two/core/b.ts')).toContain(
    'another tool',
  )
  expect(complaint('apps/web/src/features/a/A.tsx', '../b/B.tsx')).toContain('each other')
  expect(complaint('apps/server/src/modules/one/a.ts', '../two/b.ts')).toContain('its ports')
  expect(complaint('apps/server/src/modules/one/a.ts', '../two/b-port.ts')).toBe(null)
  expect(complaint('apps/server/src/modules/one/a.ts', '../../app/accounts.ts')).toContain('ports')
  expect(complaint('apps/server/src/modules/one/a.ts', '../../pages/routes.ts')).toContain('ports')
  expect(complaint('apps/server/src/platform/http/a.ts', '../../modules/one/a.ts')).toContain(
    'knows none of them',
  )
  expect(complaint('apps/server/src/platform/http/a.ts', '../../identity/a.ts')).toContain(
    'knows none of them',
  )
  expect(complaint('apps/server/src/identity/a.ts', '../modules/one/a-port.ts')).toContain(
    'without any module',
  )
  expect(complaint('apps/server/src/pages/a.ts', '../modules/one/a-port.ts')).toContain(
    'without knowing any module',
  )
  expect(complaint('apps/server/src/main.ts', '@panya/ui/Mascot/Mascot.tsx')).toContain(
    'pure parts',
  )
})
