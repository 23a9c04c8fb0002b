// Takes the place of better-sqlite3 in the bundle: its JavaScript is read with the rest, and not as 17 small files. The native
// module and the class of its errors are those of the installed package, because other code may use them too.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import createDatabase from "better-sqlite3/lib/database.js";
import { version } from "better-sqlite3/package.json";

export default loadSqlite(createRequire(import.meta.url), fileURLToPath(import.meta.url));

function loadSqlite(require, file) {
  const folder = findInstalled(dirname(file)) ?? dirname(require.resolve("better-sqlite3/package.json"));
  // Another version may call its native module in another way.
  if (JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version !== version)
    return require("better-sqlite3");
  // It finds the native module, compiled or prebuilt.
  const { getBinding } = require(join(folder, "lib/binding.js"));
  const SqliteError = require(join(folder, "lib/sqlite-error.js"));
  return Object.assign(
    createDatabase((binding) => withErrors(getBinding(binding), SqliteError), true),
    { SqliteError },
  );
}

/** The folder of the package, where npm and pnpm install it. That takes a tenth of the time of Node's own search. */
function findInstalled(folder) {
  const found = join(folder, "node_modules/better-sqlite3");
  if (existsSync(join(found, "package.json"))) return found;
  return folder === dirname(folder) ? undefined : findInstalled(dirname(folder));
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
