// Runs the script that every import needs, with the code that V8 compiled when the package was built. V8 ignores code of another
// version or other flags. The modules of a process share this one, also in a context of `node:vm`.
"use strict";
const { readFileSync } = require("node:fs");
const { join } = require("node:path");
const { Script } = require("node:vm");

const filename = join(__dirname, "server.script");

/** The compiled code; undefined before the build has made it. */
function readCompiled() {
  try {
    return readFileSync(join(__dirname, "server.compiled"));
  } catch {
    return undefined;
  }
}

const script = new Script(readFileSync(filename, "latin1"), { filename, cachedData: readCompiled() });

exports.script = script;
exports.exports = {};
script.runInThisContext()(exports.exports, require, filename, (file) => import(file));
