import { buildTargets } from '@panya/domain/browser/supported-browsers.ts'
import { reactRouter } from '@react-router/dev/vite'
import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vite'
import { catalogues } from './catalogues-plugin.ts'
import { TOOL_CHUNKS } from './tool-chunks.ts'
import { toolManifests } from './tool-manifests-plugin.ts'
import { toolMessages } from './tool-messages-plugin.ts'

/** What every page needs comes in two files, not in forty: each request costs a slow line dearly. */
const SHARED_CHUNKS = [
  // Asked for before all others (app/head/EarlyScript.tsx): it must not wait for a file of theirs.
  {
    name: 'session',
    test: /apps[\\/]web[\\/]src[\\/]adapters[\\/](http[\\/](?!bytes-at)|identity|session[\\/](auth-endpoints|current-session|pending-sign-out))/,
    priority: 40,
  },
  {
    name: 'graphql',
    test: /apps[\\/]web[\\/]src[\\/]adapters[\\/]graphql|packages[\\/]domain[\\/]src[\\/]graphql/,
    priority: 35,
  },
  {
    name: 'signed-in-user',
    test: /apps[\\/]web[\\/]src[\\/]adapters[\\/]session[\\/]signed-in-user/,
    priority: 30,
  },
  {
    name: 'framework',
    // The translator is here, or the tools' own messages would bring it in a file with more than pages need.
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|zustand|@lingui[\\/](core|react))[\\/]/,
    priority: 20,
  },
  {
    name: 'shell',
    test: /apps[\\/]web[\\/]src[\\/](adapters[\\/](address|site|user-state|color-scheme)|app[\\/](head|shell[\\/](SiteFrame|SiteLayout|NotFoundPage|MessagePage|ErrorScreen|sign-out)|tools)|features[\\/](shell|states|catalogue[\\/](?!ToolCatalogue))|parts[\\/]mascot)|packages[\\/]ui[\\/]src[\\/](Mascot|Icon|Button|Disclosure|ToolPicture)/,
    priority: 10,
  },
  {
    // Small things that every form of an account needs.
    name: 'account-words',
    test: /packages[\\/]domain[\\/]src[\\/]account[\\/](grade|no-mail-address)|apps[\\/]web[\\/]src[\\/](adapters[\\/]form-data|parts[\\/]account[\\/]account-messages)/,
    priority: 5,
  },
  ...TOOL_CHUNKS,
]

export default defineConfig({
  // The names of the documents learners' code runs in, made before the pages (scripts/build.ts).
  define: { SANDBOX_FILES: process.env['SANDBOX_FILES'] ?? '{}' },
  build: {
    target: buildTargets(),
    // Kept for scripts that need to know which files a page loads.
    manifest: true,
    // Fonts must stay files: the content security policy refuses data: fonts.
    assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
    chunkSizeWarningLimit: 4000,
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED_CHUNKS } } } },
    },
  },
  worker: { format: 'es' },
  plugins: [
    toolManifests(),
    babel({ include: /apps\/web\/src\/.*\.tsx?$/, plugins: ['@lingui/babel-plugin-lingui-macro'] }),
    catalogues(),
    toolMessages(),
    reactRouter(),
  ],
})
