import type { FetchHandler } from "@rollcall/scim-core";
import { scim } from "@rollcall/scim-core/svc";
import { mount } from "@rollcall/server-adapters/node";
import type { Store } from "@rollcall/service/store";
import { webapi } from "@rollcall/webapi-core/svc";
import { createReadyz, serveHealthz } from "./health.js";
import { createPhotos, photosMount } from "./serve-photos.js";

/** What is mounted. */
export interface Mounted {
  readonly store: Store;
  /** All versions of SCIM. It also answers for paths that nothing else is mounted on. */
  readonly scim: FetchHandler;
  readonly webapi: FetchHandler;
}

/** One handler that hands a request on by its path. */
export function createMounts({ store, scim, webapi: methods }: Mounted): FetchHandler {
  const handlers = {
    "/healthz": serveHealthz,
    "/readyz": createReadyz(store),
    [photosMount]: createPhotos(store),
    [webapi.mount]: methods,
  };
  return mount(handlers, scim);
}

/** The addresses under which clients reach the protocols of a server at `url`. */
export function addressesOf(url: string): readonly { readonly name: string; readonly url: string }[] {
  const versions = Object.entries(scim.versions);
  return [
    ...versions.map(([version, { segment }]) => ({ name: `SCIM ${version}`, url: `${url}${scim.mount}/${segment}` })),
    { name: "Web API", url: `${url}${webapi.mount}` },
  ];
}
