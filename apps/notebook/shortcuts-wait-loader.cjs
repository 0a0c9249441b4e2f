/**
 * JupyterLab's shortcuts listen for other parts' settings before their own are there, and then fail.
 * Nothing is lost by not listening yet: they read all settings once their own arrive.
 */
const BEFORE = 'if (plugin !== shortcuts.id) {'
const AFTER = 'if (plugin !== shortcuts.id && registry.plugins[shortcuts.id]) {'

module.exports = function waitForOwnSettings(source) {
  if (!source.includes(BEFORE)) throw new Error('The shortcuts extension has changed: look again.')
  return source.replace(BEFORE, AFTER)
}
