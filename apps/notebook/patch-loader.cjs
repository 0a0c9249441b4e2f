/** Lines of JupyterLab that do not fit here; a new version without them must be looked at again. */
const PATCHES = [
  {
    file: /shortcuts-extension\/lib\/index\.js$/,
    // The shortcuts listen for other parts' settings before their own are there, and then fail.
    // Nothing is lost by not listening yet: they read all settings once their own arrive.
    before: 'if (plugin !== shortcuts.id) {',
    after: 'if (plugin !== shortcuts.id && registry.plugins[shortcuts.id]) {',
  },
  {
    file: /translation\/lib\/gettext\.js$/,
    // Plural rules are compiled with eval, which the page's policy refuses; our packs have one form.
    before: "return new Function('n',",
    after: 'return () => ({ nplurals: 1, plural: 0 }); void (',
  },
  {
    file: /cells\/lib\/model\.js$/,
    // No cell is ever trusted, whatever it says of itself or has just run.
    before: 'set trusted(newValue) {',
    after: 'set trusted(newValue) { newValue = false;',
  },
  {
    file: /@jupyterlab\/notebook-extension\/lib\/index\.js$/,
    // Nor does any command offer it.
    before: '        CommandIDs.trust,\n',
    after: '',
  },
  {
    file: /rendermime\/lib\/renderers\.js$/,
    // Where a link leads to does not learn where it was found.
    before: "el.rel = 'noopener';",
    after: "el.rel = 'noopener noreferrer';",
  },
]

module.exports = function patch(source) {
  const found = PATCHES.find(({ file }) => file.test(this.resourcePath))
  if (!found) return source
  if (!source.includes(found.before))
    throw new Error(`${this.resourcePath} has changed: look again.`)
  return source.replace(found.before, found.after)
}
