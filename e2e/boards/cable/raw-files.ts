/** Lets Node import what the bundler imports with `?raw`: a file as its text. */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const RAW = /\?raw$/

registerHooks({
  resolve(specifier, context, next) {
    if (!RAW.test(specifier)) return next(specifier, context)
    return { url: new URL(specifier, context.parentURL).href, shortCircuit: true }
  },
  load(url, context, next) {
    if (!RAW.test(url)) return next(url, context)
    const text = readFileSync(new URL(url.replace(RAW, '')), 'utf8')
    return {
      format: 'module',
      source: `export default ${JSON.stringify(text)}`,
      shortCircuit: true,
    }
  },
})
