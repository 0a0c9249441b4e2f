/** `npm run i18n`: collects the texts of the web app into its catalogues. */
import { join } from 'node:path'
import { ROOT, runCommand } from './run-command.ts'

process.exit(await runCommand('lingui', ['extract', '--clean'], { cwd: join(ROOT, 'apps', 'web') }))
