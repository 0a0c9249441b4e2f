/** Compiles the tools' messages into the form the browser reads without a parser, as the pages' catalogues are. */
import { pathToFileURL } from 'node:url'
import { compileMessages } from '@panya/tools/host/compile-messages.ts'
import type { Plugin } from 'vite'

/** What `lazyMessages` loads. Lessons and challenges hold plain texts, with braces of Python in them. */
const MESSAGES = /packages[\\/]tools[\\/]src[\\/].*[\\/]messages[\\/](?:\w+[\\/])?\w\w\.ts$/
const PLAIN = /[\\/](?:lessons[\\/]messages|messages[\\/]challenges)[\\/]/
/** The words of the blocks stand with the blocks, in every language: a page loads those of one. */
const ON_BLOCKS =
  /packages[\\/](?:engines[\\/]src[\\/]blockly[\\/]messages|tools[\\/]src[\\/]game-kit[\\/]code[\\/]words)[\\/]\w\w\.ts$/
const TEST = /[\\/]packages[\\/].*\.test\.tsx?$/
const PARSER = /node_modules[\\/]@messageformat[\\/]parser[\\/]/

export function toolMessages(): Plugin {
  return {
    name: 'tool-messages',
    async load(id) {
      const isOnBlocks = ON_BLOCKS.test(id)
      if (!isOnBlocks && (!MESSAGES.test(id) || PLAIN.test(id))) return null
      this.addWatchFile(id)
      const file = (await import(pathToFileURL(id).href)) as { default: Record<string, string> }
      if (isOnBlocks) return `export default ${JSON.stringify(file.default)}`
      return `export default ${JSON.stringify(compileMessages(file.default))}`
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => PARSER.test(id))) {
          this.error(
            `${chunk.fileName} has the parser of messages: something compiles at run time.`,
          )
        }
        // An import by pattern takes whatever lies in the folder.
        if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => TEST.test(id))) {
          this.error(`${chunk.fileName} has a test in it.`)
        }
      }
    },
  }
}
