/** Writes the files that follow from the schema: the schema as text, and the types of the operations. */
import { join } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as operationsPlugin from '@graphql-codegen/typescript-operations'
import { OPERATIONS } from '@panya/domain/graphql/operations.ts'
import { lexicographicSortSchema, parse, printSchema } from 'graphql'
import { schema } from './graphql.ts'

const FOLDER = join(import.meta.dirname, '../../../../packages/domain/src/graphql/generated')

/** File name -> content. */
export async function generateGraphqlFiles(): Promise<Map<string, string>> {
  const sorted = lexicographicSortSchema(schema)
  const text = `${printSchema(sorted)}\n`
  const types = await codegen({
    filename: 'operations.ts',
    schema: parse(text),
    schemaAst: sorted,
    documents: OPERATIONS.map(({ name, text: source }) => ({
      location: name,
      document: parse(source),
    })),
    config: {
      scalars: { Date: 'string', DateTime: 'string' },
      skipTypename: true,
      useTypeImports: true,
    },
    plugins: [{ operations: {} }],
    pluginMap: { operations: operationsPlugin },
  })
  return new Map([
    [join(FOLDER, 'schema.graphql'), text],
    [join(FOLDER, 'operations.ts'), `${types.trim()}\n`],
  ])
}
