/** Starts and ends kernels inside this page; unlike the stock client, its interrupt stops the cell. */
import { LiteKernelClient } from '@jupyterlite/services'
import type { PythonKernel } from './python-kernel.ts'

export class StoppingKernelClient extends LiteKernelClient {
  readonly #kernels: Map<string, PythonKernel>

  constructor(
    options: ConstructorParameters<typeof LiteKernelClient>[0],
    kernels: Map<string, PythonKernel>,
  ) {
    super(options)
    this.#kernels = kernels
  }

  override async interrupt(id: string): Promise<void> {
    this.#kernels.get(id)?.interrupt()
    await super.interrupt(id)
  }
}
