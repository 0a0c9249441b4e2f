/** The services JupyterLab runs on: a drive that is the project, kernels in workers, no server at all. */
import { IDefaultDrive, type ServiceManagerPlugin } from '@jupyterlab/services'
import labServices from '@jupyterlab/services-extension'
import { IKernelClient, IKernelSpecs } from '@jupyterlite/services'
import liteServices from '@jupyterlite/services-extension'
import { StoppingKernelClient } from './kernel/kernel-client.ts'
import { type KernelDependencies, PythonKernel } from './kernel/python-kernel.ts'
import type { ProjectDrive } from './project/project-drive.ts'

type Service = ServiceManagerPlugin<unknown>

const FROM_LAB = ['connection-status', 'contents-manager', 'server-settings', 'service-manager']
const NOT_FROM_LITE = ['default-drive', 'kernel-client', 'kernel-specs']

function named(plugins: unknown, keep: (name: string) => boolean): Service[] {
  return (plugins as Service[]).filter((plugin) => keep(plugin.id.split(':')[1] ?? ''))
}

export interface Project {
  drive: ProjectDrive
  kernels: Map<string, PythonKernel>
  dependencies: KernelDependencies
  /** Says again how Python is. */
  tellKernel(): void
}

export function servicesFor({ drive, kernels, dependencies }: Project): Service[] {
  const defaultDrive: Service = {
    id: 'panya:project-drive',
    autoStart: true,
    provides: IDefaultDrive,
    activate: () => drive,
  }
  const kernelSpecs = named(liteServices, (name) => name === 'kernel-specs')
  const kernelClient: Service = {
    id: 'panya:kernel-client',
    autoStart: true,
    requires: [IKernelSpecs],
    provides: IKernelClient,
    activate: (_: unknown, specs: IKernelSpecs) => {
      registerPython(specs, kernels, dependencies)
      return new StoppingKernelClient({ kernelSpecs: specs }, kernels)
    },
  }
  return [
    ...named(labServices, (name) => FROM_LAB.includes(name)),
    ...named(liteServices, (name) => !NOT_FROM_LITE.includes(name)),
    ...kernelSpecs,
    defaultDrive,
    kernelClient,
  ]
}

function registerPython(
  specs: IKernelSpecs,
  kernels: Map<string, PythonKernel>,
  dependencies: KernelDependencies,
): void {
  specs.register({
    spec: {
      name: 'python',
      display_name: 'Python',
      language: 'python',
      argv: [],
      resources: {},
    },
    create: async (options) => {
      const kernel = new PythonKernel(options, dependencies)
      kernels.set(options.id, kernel)
      kernel.disposed.connect(() => kernels.delete(options.id))
      return kernel
    },
  })
}
