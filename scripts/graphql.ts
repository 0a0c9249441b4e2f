/** `npm run graphql`: writes what follows from the GraphQL schema and the operations. */
import { writeFileSync } from 'node:fs'
import { generateGraphqlFiles } from '../apps/server/src/app/generate-graphql.ts'

for (const [file, content] of await generateGraphqlFiles()) writeFileSync(file, content)
