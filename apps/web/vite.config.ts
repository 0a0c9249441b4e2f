import { lingui } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vite'

export default defineConfig({
  build: {
    // Kept for scripts that need to know which files a page loads.
    manifest: true,
    // Fonts must stay files: the content security policy refuses data: fonts.
    assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
    chunkSizeWarningLimit: 4000,
  },
  worker: { format: 'es' },
  plugins: [
    babel({ include: /apps\/web\/src\/.*\.tsx?$/, plugins: ['@lingui/babel-plugin-lingui-macro'] }),
    lingui(),
    reactRouter(),
  ],
})
