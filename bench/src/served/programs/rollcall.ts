import { createServer } from "@rollcall/server";
import { whenTold } from "./when-told.js";

/**
 * Serves the directory in the folder or the PostgreSQL database that is given, as production does: without a control
 * plane. It logs nothing, as its peers do.
 */
const [place = ""] = process.argv.slice(2);
const common = { replaceGlobals: true, siteUrl: "https://acme.example" };
const server = await (place.startsWith("postgres:")
  ? createServer({ ...common, database: place })
  : createServer({ ...common, data: place, control: false }));
whenTold(() => void server.close());
process.stdout.write(`${server.url}\n`);
