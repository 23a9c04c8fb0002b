import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { loadWorld } from "@rollcall/service/world";
import { WebClient } from "vendor-client";
import { createServiceHandler } from "../../src/create-service-handler.js";
import { createDefinitions } from "../../src/index.js";
import { createRequestLog } from "../../src/log/request-log.js";
import { randomIds } from "../../src/machine/random-ids.js";
import { createManualClock } from "./manual-clock.js";
import { type BaseWorld, readMergedWorld } from "./merge-world.js";
import { tokenFor } from "./method-call.js";
import { openTestStore } from "./open-test-store.js";
import { silentLog } from "./silent-log.js";

/** The vendor's word, which is the scope of its package. */
export const vendorWord = readWord();

/** Both definition sets with the vendor's word. */
export const vendorDefinitions = await createDefinitions({ wireWords: { svc: vendorWord } });

/** A world on a server with the vendor's word, and the vendor's client for its tokens. */
export interface VendorWorld extends AsyncDisposable {
  /** The client for a token; null for calls without one. */
  client(token: string | null): WebClient;
}

const host = "http://host.example";

/** Starts a server with its own world and a frozen clock, without a socket. */
export async function openVendorWorld(base: BaseWorld = "webapi", fragment = ""): Promise<VendorWorld> {
  const [store, clock] = [await openTestStore(), createManualClock()];
  const common = { clock, ids: randomIds, siteUrl: "https://site.example" };
  await loadWorld(store, await readMergedWorld(base, fragment), common);
  const requestLog = createRequestLog(silentLog, randomIds.uuid);
  const serve = createServiceHandler({ store, ...common, definitions: vendorDefinitions, requestLog });
  const options = {
    fetch: ((url: string, init?: RequestInit) =>
      serve(new Request(url, init), { remoteAddress: "127.0.0.1" })) as typeof fetch,
    retryConfig: { retries: 0 },
    [`${vendorWord}ApiUrl`]: `${host}/api/`,
  };
  return {
    client: (token) => new WebClient(token ?? undefined, options),
    [Symbol.asyncDispose]: () => store.close(),
  };
}

/** The token of a method's calls in the tables of situations. */
export function vendorToken(method: string, token: string | null | undefined): string | null {
  return token === undefined ? tokenFor(method) : token;
}

/** Arguments with the vendor's word in their names. */
export function toVendorArguments(sent: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const renamed = (_: string, value: unknown): unknown =>
    typeof value !== "object" || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(
          Object.entries(value).map(([name, each]) => [name.replace(/^svc_/, `${vendorWord}_`), each]),
        );
  return JSON.parse(JSON.stringify(sent, renamed)) as Record<string, unknown>;
}

function readWord(): string {
  const entry = createRequire(import.meta.url).resolve("vendor-client");
  const file = `${entry.slice(0, entry.lastIndexOf("/dist/"))}/package.json`;
  const { name } = JSON.parse(readFileSync(file, "utf8")) as { readonly name: string };
  return /^@([a-z]+)\//.exec(name)?.[1] ?? name;
}
