import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Unit tests sit beside the code they test and are quick; engine tests start real runtimes (Pyodide,
 * MicroPython, models); integration tests need a database;
 * firebase tests need the Firebase emulator and run only with `npm run test:firebase`. */
export default defineConfig({
  test: {
    // Vitest keeps a core free for itself, which on two cores leaves half of the machine idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/src/**/*.test.{ts,tsx}',
            'apps/web/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'attack/**/*.test.ts',
          ],
          exclude: ['**/*.engine.test.ts', '**/node_modules/**'],
          // Texts as they are written can be read, whoever built something before in the same process.
          env: { NODE_ENV: 'test' },
          // Room for a busy machine; a test that needs it on a quiet one is too slow.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'engine',
          include: ['packages/**/src/**/*.engine.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        // The same copy that packages from the registry load: schemas of two copies do not mix.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'integration',
          include: ['apps/server/src/**/*.test.ts'],
          exclude: ['**/*.firebase.test.ts', '**/node_modules/**'],
          // Each file has a server and a database of its own; loading the code once a worker is enough.
          isolate: false,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          // The server's own threads load their TypeScript anew each time they start: 70 ms instead of 220 with this.
          env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache/compiled') },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'firebase',
          include: ['apps/server/src/**/*.firebase.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
