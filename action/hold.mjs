// What `rollcall test` runs for action.yml: writes the variables that it was given to a file, and keeps the server running.
import { renameSync, writeFileSync } from "node:fs";

const [, , path] = process.argv;
const word = Object.keys(process.env).find(
  (name) => name.endsWith("_API_URL") && process.env[name].startsWith(process.env.ROLLCALL_URL),
);
const prefix = word?.slice(0, -"API_URL".length);
const own = Object.entries(process.env).filter(
  ([name]) => name === "ROLLCALL_URL" || (prefix !== undefined && name.startsWith(prefix)),
);
writeFileSync(`${path}.new`, JSON.stringify(Object.fromEntries(own)));
renameSync(`${path}.new`, path);
setInterval(() => undefined, 60_000);
