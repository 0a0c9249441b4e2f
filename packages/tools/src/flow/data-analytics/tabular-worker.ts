import { serveEngine } from '@panya/engines/flow/worker-serve.ts'
import { learnersLanguage } from '@panya/engines/tabular/dates/date-habits.ts'
import { loadDuck } from '@panya/engines/tabular/load-duck.ts'
import { TabularEngine } from '@panya/engines/tabular/tabular-engine.ts'
import { dataOps } from './nodes/data-runs.ts'

/** The worker that owns tables; DuckDB is loaded only when a big table or SQL asks for it. */
const language = learnersLanguage(self.name.split(' ')[1] ?? '', navigator.language)
serveEngine(() => Promise.resolve(new TabularEngine(dataOps, loadDuck, language)))
