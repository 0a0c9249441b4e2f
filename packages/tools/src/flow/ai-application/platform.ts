import type { Locale } from '@panya/domain/locale/locale.ts'
import type { AiClient } from '../../host/ai-client.ts'
import type { ToolHost } from '../../host/tool-host.ts'
import { BLOCKS_FORMAT, blocksWithModel } from './use-in-blocks.ts'

/** What the tool asks the platform for. The host may be made anew; the open flow must not be. */

export class Platform {
  #host: ToolHost | null

  constructor(host: ToolHost | null = null) {
    this.#host = host
  }

  use(host: ToolHost): void {
    this.#host = host
  }

  /** The server's AI, where somebody may run it. */
  get client(): AiClient | undefined {
    return this.#host?.readonly ? undefined : this.#host?.ai
  }

  get locale(): Locale {
    return this.#host?.locale ?? 'en'
  }

  /** Hands a model on to the block tool; null where that is not offered. */
  get openInBlocks(): ((file: string) => void) | null {
    const host = this.#host
    if (!host?.canOpen(BLOCKS_FORMAT)) return null
    return (file) => {
      const name = host.project?.title ?? 'model'
      void host.openNew(blocksWithModel(name, file), name)
    }
  }
}
