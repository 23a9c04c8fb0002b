import type { FetchHandler } from "@rollcall/server-adapters/node";
import { type Openid, openidConfigurationPath, signInKeysPath } from "@rollcall/service";
import { loadHandler } from "../http/load-handler.js";

/** What clients of OpenID Connect read, by path. It is loaded with the first request. */
export function openidMounts(load: () => Promise<Openid>): Readonly<Record<string, FetchHandler>> {
  const document = (name: "configuration" | "keys") =>
    loadHandler(async () => (await import("./serve-openid.js")).createOpenidDocuments(load)[name]);
  return { [openidConfigurationPath]: document("configuration"), [signInKeysPath]: document("keys") };
}
