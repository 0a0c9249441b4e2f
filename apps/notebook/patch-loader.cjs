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
  {
    file: /jupyter-widgets\/controls\/lib\/widget_string\.js$/,
    // HTML that anybody may have written goes the way of all other HTML.
    before: "this.content.innerHTML = this.model.get('value');",
    after: "this.model.widget_manager.show_html(this.content, this.model.get('value'));",
  },
  {
    file: /jupyter-widgets\/controls\/lib\/widget_(image|audio|video)\.js$/,
    // Its bytes or nothing: no widget asks an address for a picture.
    before: "url = new TextDecoder('utf-8').decode(value.buffer);",
    after: "url = 'data:,';",
  },
  {
    file: /jupyter-widgets\/controls\/lib\/widget_selection\.js$/,
    // One sign by its name; a second word would be a class of the site.
    before: "'fa fa-' + icons[index]",
    after: "'fa fa-' + String(icons[index]).replace(/[^\\w-]/g, '')",
  },
  {
    file: /jupyter-widgets\/base\/lib\/errorwidget\.js$/,
    // It would be written as HTML, and names what the notebook names.
    before: '${msg}\\n${stack}',
    after: '',
  },
  {
    file: /jupyter-widgets\/base\/lib\/widget\.js$/,
    // The classes of the site would bring its menus and covers.
    before: 'update_classes(old_classes, new_classes, el) {',
    after:
      'update_classes(old_classes, new_classes, el) {\n[old_classes, new_classes] = [old_classes, new_classes].map((names) => Array.from(names ?? []).filter((name) => /^(?!(?:jp|lm|cm|p|panya)-)[\\w-]{1,60}$/i.test(name)));',
  },
]

module.exports = function patch(source) {
  return PATCHES.filter(({ file }) => file.test(this.resourcePath)).reduce((text, found) => {
    if (!text.includes(found.before))
      throw new Error(`${this.resourcePath} has changed: look again.`)
    return text.replaceAll(found.before, found.after)
  }, source)
}
