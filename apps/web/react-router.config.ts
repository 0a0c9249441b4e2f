import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/app',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // A route is one module: app/head/router-files.ts starts a page with just these.
  splitRouteModules: false,
} satisfies Config
