// Runs before everything else, on whatever Node there is: plain JavaScript on purpose.
const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(
    `This needs Node 24, which normally comes with "npm ci"; here it is Node ${process.versions.node}.\n` +
      `Run "npm ci" first. If it was run already, there is no bundled Node for ${process.platform}-${process.arch}:\n` +
      'install Node 24 or newer from https://nodejs.org and try again.',
  )
  process.exit(1)
}
