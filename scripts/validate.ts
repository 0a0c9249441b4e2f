import { runAll } from './run-command.ts'

await runAll([
  ['types', 'tsc', ['-p', '.']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['format', 'biome', ['check', '--linter-enabled=false', '.']],
  ['unit tests', 'vitest', ['run', '--project', 'unit', '--reporter=dot']],
])
