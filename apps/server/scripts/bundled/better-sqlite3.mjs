// Takes the place of better-sqlite3 in the bundle: its JavaScript is read with the rest, and not as 17 small files. The native
// module and the class of its errors are those of the installed package, because other code may use them too.
import { createRequire } from "node:module";
import { dirname } from "node:path";
import createDatabase from "better-sqlite3/lib/database.js";
import { version } from "better-sqlite3/package.json";

export default loadSqlite(createRequire(import.meta.url));

function loadSqlite(require) {
  const description = "better-sqlite3/package.json";
  // Another version may call its native module in another way.
  if (require(description).version !== version) return require("better-sqlite3");
  const library = `${dirname(require.resolve(description))}/lib`;
  // It finds the native module, compiled or prebuilt.
  const { getBinding } = require(`${library}/binding.js`);
  const SqliteError = require(`${library}/sqlite-error.js`);
  return Object.assign(createDatabase((binding) => withErrors(getBinding(binding), SqliteError), true), { SqliteError });
}

/** The native module, which throws one class of errors in a process. */
function withErrors(addon, SqliteError) {
  if (addon.isInitialized) return addon;
  return {
    Database: addon.Database,
    initialize(_bundled, ...factories) {
      addon.initialize(SqliteError, ...factories);
      addon.isInitialized = true;
    },
  };
}
