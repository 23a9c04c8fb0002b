import type { FetchHandler } from "@rollcall/scim-core";
import { scim } from "@rollcall/scim-core/svc";
import { mount } from "@rollcall/server-adapters/node";
import type { OpenExport } from "@rollcall/service";
import { authorizePath } from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import { webapi } from "@rollcall/webapi-core/svc";
import { createDocs, docsMount } from "./docs/serve-docs.js";
import { createReadyz, serveHealthz } from "./health.js";
import { countRequests } from "./metrics/count-requests.js";
import type { Metrics } from "./metrics/metrics.js";
import { serveAuthorize } from "./serve-authorize.js";
import { createExports, exportsMount } from "./serve-exports.js";
import { createPhotos, photosMount } from "./serve-photos.js";
import type { ServiceDefinitions } from "./service-definitions.js";

/** What is mounted. */
export interface Mounted {
  readonly store: Store;
  /** All versions of SCIM. It also answers for paths that nothing else is mounted on. */
  readonly scim: FetchHandler;
  readonly webapi: FetchHandler;
  readonly openExport: OpenExport;
  /** Puts the server's own words into the reference. */
  readonly rename: ServiceDefinitions["rename"];
  /** Counts what belongs to no protocol; the protocols tell of themselves. */
  readonly metrics?: Metrics;
  /** Aborts when the server begins to stop. */
  readonly stopping?: AbortSignal;
}

/** One handler that hands a request on by its path. */
export function createMounts({ scim, webapi: methods, ...mounted }: Mounted): FetchHandler {
  const { store, openExport, rename, metrics, stopping } = mounted;
  const ownHandlers = {
    "/healthz": serveHealthz,
    "/readyz": createReadyz(store, stopping),
    [photosMount]: createPhotos(store),
    [authorizePath]: serveAuthorize,
    [exportsMount]: createExports(openExport),
    [docsMount]: createDocs(rename),
  };
  const handlers = metrics === undefined ? ownHandlers : countRequests(ownHandlers, metrics);
  return mount({ ...handlers, [webapi.mount]: methods }, scim);
}

/** The addresses under which clients reach the protocols of a server at `url`. */
export function addressesOf(url: string): readonly { readonly name: string; readonly url: string }[] {
  const versions = Object.entries(scim.versions);
  return [
    ...versions.map(([version, { segment }]) => ({ name: `SCIM ${version}`, url: `${url}${scim.mount}/${segment}` })),
    { name: "Web API", url: `${url}${webapi.mount}` },
    { name: "Reference", url: `${url}${docsMount}` },
  ];
}
