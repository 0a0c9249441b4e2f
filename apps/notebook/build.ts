/** Builds the notebook site: `node build.ts <folder> <stamp> <Python's sandbox>`. Run by scripts/notebook.ts. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { LANGUAGES, languagePack } from './translations.ts'

const HERE = import.meta.dirname
const MODULES = join(HERE, 'node_modules')
const PACKAGES = join(HERE, '..', '..', 'packages')
const [out = join(HERE, 'dist'), stamp = 'dev', sandbox = ''] = process.argv.slice(2)

const THEMES = ['light', 'dark']

function configuration(): Configuration {
  const themes = Object.fromEntries(
    THEMES.map((theme) => [
      `static/${stamp}/themes/@jupyterlab/theme-${theme}-extension/index`,
      `@jupyterlab/theme-${theme}-extension/style/theme.css`,
    ]),
  )
  return {
    context: HERE,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: { main: './src/main.ts', ...themes },
    output: {
      path: out,
      publicPath: 'auto',
      filename: ({ chunk }) =>
        chunk?.name === 'main' ? `static/${stamp}/main.js` : '[name].theme.js',
      chunkFilename: `static/${stamp}/[name].js`,
      cssFilename: ({ chunk }) =>
        chunk?.name === 'main' ? `static/${stamp}/main.css` : '[name].css',
      cssChunkFilename: `static/${stamp}/[name].css`,
      assetModuleFilename: `static/${stamp}/files/[name]-[contenthash:8][ext]`,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      workerChunkLoading: 'import',
    },
    experiments: { css: true, outputModule: true },
    resolve: {
      modules: [MODULES],
      extensions: ['.ts', '.js', '.json'],
      alias: {
        ajv$: join(HERE, 'src/no-eval-schema.ts'),
        '@rjsf/validator-ajv8$': join(HERE, 'src/no-form-validator.ts'),
        // Diagrams would bring megabytes and a licence of their own; no lesson draws one.
        mermaid$: false,
        '@mermaid-js/layout-elk$': false,
        valibot$: join(PACKAGES, '../node_modules/valibot'),
        '@fontsource': join(PACKAGES, '../node_modules/@fontsource'),
        '@panya/domain': join(PACKAGES, 'domain/src'),
        '@panya/engines': join(PACKAGES, 'engines/src'),
        '@panya/ui': join(PACKAGES, 'ui/src'),
      },
      fallback: { url: false, buffer: false, crypto: false, path: false, process: false },
    },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          type: 'javascript/auto',
        },
        { test: /\.m?js$/, type: 'javascript/auto', resolve: { fullySpecified: false } },
        {
          test: /(shortcuts-extension\/lib\/index|translation\/lib\/gettext|cells\/lib\/model|@jupyterlab\/notebook-extension\/lib\/index|rendermime\/lib\/renderers|jupyter-widgets\/(base|controls)\/lib\/\w+)\.js$/,
          loader: join(HERE, 'patch-loader.cjs'),
        },
        // Their own way of cleaning HTML is not used: ours is.
        {
          test: /jupyter-widgets\/base-manager\/lib\/\S+\.js$/,
          resolve: { alias: { 'sanitize-html$': false } },
        },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.svg$/, issuer: /\.js$/, type: 'asset/source' },
        // Icons go into the style sheet, fonts drawn as SVG do not.
        {
          test: /\.svg$/,
          issuer: /\.css$/,
          type: 'asset',
          parser: { dataUrlCondition: { maxSize: 8000 } },
        },
        { test: /\.(png|jpg|gif|woff2?|ttf|eot)$/, type: 'asset/resource' },
        { test: /\.(md|txt)$/, type: 'asset/source' },
      ],
      parser: { 'css/auto': { namedExports: false } },
    },
    optimization: {
      minimize: process.env['NOTEBOOK_READABLE'] === undefined,
      splitChunks: { chunks: 'async' },
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
    },
    plugins: [
      new rspack.DefinePlugin({
        SANDBOX_FILES: JSON.stringify({ python: sandbox }),
        // JupyterLab's paths ask a process where they are, and without one a cell with a relative address stays empty.
        'process.cwd': '(() => "/")',
      }),
    ],
    performance: { hints: false },
    stats: 'errors-only',
  }
}

/** What belongs to a server, a second file or a second place to save: the page has those. */
const REMOVED =
  /^(filemenu:|docmanager:(?!save$)|application:(close|rename|duplicate|open|toggle-(top|header))|notebook:(trust|create|open|run-in)|kernelmenu:(reconnect|shutdown|change)|apputils:(display-notifications|adaptive|theme)|filebrowser:open|fileeditor:create)/
const REMOVED_MENUS = new Set([
  'jp-mainmenu-file-new',
  'jp-mainmenu-settings',
  'jp-mainmenu-settings-language',
  'jp-mainmenu-file-notebookexport',
])

interface MenuItem {
  id?: string
  command?: string
  submenu?: MenuItem
  items?: MenuItem[]
  disabled?: boolean
}

function withoutRemoved(items: MenuItem[]): MenuItem[] {
  return items
    .filter(
      ({ command, submenu }) =>
        !REMOVED.test(command ?? '') && !REMOVED_MENUS.has(submenu?.id ?? ''),
    )
    .map((item) => (item.items ? { ...item, items: withoutRemoved(item.items) } : item))
    .map((item) => (REMOVED_MENUS.has(item.id ?? '') ? { ...item, disabled: true } : item))
}

function tidied(schema: Record<string, unknown>): unknown {
  const menus = schema['jupyter.lab.menus'] as { main?: MenuItem[] } | undefined
  if (!menus?.main) return schema
  return { ...schema, 'jupyter.lab.menus': { ...menus, main: withoutRemoved(menus.main) } }
}

/** The settings of every part we use, in the one file the settings service asks for. */
function schemas(): unknown[] {
  const scopes = ['@jupyterlab', '@jupyter-notebook', '@jupyterlite']
  return scopes.flatMap((scope) =>
    readdirSync(join(MODULES, scope)).flatMap((name) => {
      const folder = join(MODULES, scope, name, 'schema')
      if (!name.endsWith('-extension') || !existsSync(folder)) return []
      return readdirSync(folder).map((file) => ({
        id: `${scope}/${name}:${file.replace(/\.json$/, '')}`,
        raw: '{}',
        schema: tidied(
          JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>,
        ),
        settings: {},
        version: '1',
      }))
    }),
  )
}

function write(path: string, text: string): void {
  const file = join(out, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
}

/** The large parts are fetched while the page still says what to open. */
function html(early: string[]): string {
  const links = early.map((file) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" href="${file}">`
      : `<link rel="modulepreload" href="${file}">`,
  )
  return `<!doctype html>
<html lang="en" data-parts="static/${stamp}/">
<head>
<meta charset="utf-8">
<title>Notebook</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
${links.join('\n')}
<script type="module" src="static/${stamp}/main.js"></script>
</head>
<body class="jp-ThemedContainer"></body>
</html>
`
}

/** Resolves with the files of the part that is loaded once the page has said what to open. */
function bundle(): Promise<string[]> {
  return new Promise((resolve, reject) => {
    rspack(configuration(), (error, stats) => {
      if (error) return reject(error)
      if (stats?.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true })))
      const { chunks = [] } =
        stats?.toJson({ all: false, chunks: true, chunkRelations: true, ids: true }) ?? {}
      resolve(
        chunks.filter((chunk) => chunk.names?.includes('app')).flatMap((c) => appFiles(c, chunks)),
      )
    })
  })
}

interface ChunkFacts {
  id?: string | number | undefined
  files?: string[] | undefined
  siblings?: (string | number)[] | undefined
}

function appFiles(app: ChunkFacts, chunks: ChunkFacts[]): string[] {
  const beside = chunks.filter((chunk) => app.siblings?.includes(chunk.id ?? ''))
  return [app, ...beside].flatMap((chunk) => chunk.files ?? [])
}

const files = await bundle()
write(`static/${stamp}/schemas/all.json`, JSON.stringify(schemas()))
write(`static/${stamp}/schemas/all_federated.json`, '[]')
write(
  `static/${stamp}/api/translations/all.json`,
  JSON.stringify({ data: { en: { displayName: 'English', nativeName: 'English' } }, message: '' }),
)
write(`static/${stamp}/api/translations/en.json`, JSON.stringify({ data: {}, message: '' }))
for (const language of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) {
  const pack = JSON.stringify(languagePack(language))
  write(`static/${stamp}/api/translations/${language}.json`, pack)
}
write('index.html', html(files))
