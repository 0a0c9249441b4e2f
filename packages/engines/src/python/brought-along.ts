/**
 * Packages of pure Python that are part of the product: they lie beside the interpreter and are loaded when a
 * program imports them, whether or not the site has a source of packages. Each file is as its authors published
 * it; the sums are those of the package index. Licences: NOTICE.
 */
export const BROUGHT_ALONG = {
  ipywidgets: {
    name: 'ipywidgets',
    version: '8.1.9',
    file_name: 'ipywidgets-8.1.9-py3-none-any.whl',
    sha256: 'f2b8cbcaae10252b809fbe4d7470db75c09b769a32cbf816d20e5ca6d3c5a79d',
    imports: ['ipywidgets'],
    depends: ['traitlets'],
  },
  traitlets: {
    name: 'traitlets',
    version: '5.16.1',
    file_name: 'traitlets-5.16.1-py3-none-any.whl',
    sha256: 'f775618166caa0396c8e337099240f2bd3e5e917d203b2e6fbe21a58d3cb1f6b',
    imports: ['traitlets'],
    depends: [],
  },
  /** Python's own zoneinfo reads the zones from it: no clock of another city without. */
  tzdata: {
    name: 'tzdata',
    version: '2026.4',
    file_name: 'tzdata-2026.4-py2.py3-none-any.whl',
    sha256: 'c2169a8b0a7a5e9674da5a135ccdfb2b3e671b333ed9fed17b41f73c34476e81',
    imports: ['tzdata'],
    depends: [],
  },
} as const

/** Under the interpreter's own address. */
export const WHEELS_FOLDER = 'wheels/'

/** By the file's name. */
export const BROUGHT_SUMS: ReadonlyMap<string, string> = new Map(
  Object.values(BROUGHT_ALONG).map((one) => [one.file_name, one.sha256]),
)
