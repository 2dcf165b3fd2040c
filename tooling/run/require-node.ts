const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

/** npm brings Node 24 on Linux; elsewhere the machine's own must read TypeScript and have the embedded store. */
if (major < 22 || (major === 22 && minor < 22)) {
  process.stderr.write(`AMIVA+ needs Node.js 22.22 or newer here, but this is ${process.versions.node}.\n`);
  process.exit(1);
}
