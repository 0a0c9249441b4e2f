/** Where DuckDB's WebAssembly is served from; scripts/vendor/tabular.ts puts it there. */
export const DUCKDB_VERSION = '1.32.0'
export const DUCKDB_PATH = `/vendor/tabular/${DUCKDB_VERSION}/`
