import { createServer } from "@rollcall/server";
import { onStop } from "./on-stop.js";

/**
 * Serves the directory in the given folder or PostgreSQL database as in production, without a control plane, but without rate
 * limits. It logs nothing, like its peers. An empty folder gets the world of the given file.
 */
const [place = "", world] = process.argv.slice(2);
const common = {
  siteUrl: "https://acme.example",
  deliverTo: ["127.0.0.1"],
  rateMode: "off",
  ...(world !== undefined && { world }),
} as const;
const server = await (place.startsWith("postgres:")
  ? createServer({ ...common, database: place })
  : createServer({ ...common, data: place, control: false }));
onStop(() => void server.close());
process.stdout.write(`${server.url}\n`);
