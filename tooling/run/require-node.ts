const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

/** npm installs Node.js 24 on Linux; elsewhere the installed one must run TypeScript and have SQLite. */
if (major < 22 || (major === 22 && minor < 22)) {
  process.stderr.write(`AMIVA+ needs Node.js 22.22 or newer here, but this is ${process.versions.node}.\n`);
  process.exit(1);
}
