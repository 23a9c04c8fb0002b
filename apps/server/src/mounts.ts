import { type FetchHandler, mount } from "@rollcall/server-adapters/node";
import {
  archivesPath,
  hooksPath,
  type Installs,
  type OpenDownload,
  type OpenExport,
  type Openid,
  type OpenListFile,
  privatePath,
  publicPath,
  type ReceiveUpload,
  type ServedSets,
  socketPath,
  uploadPath,
} from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import { consoleMounts, type GuardConsole, rootPath } from "./console/console-mounts.js";
import type { ServiceDefinitions } from "./definition-sets.js";
import { docsMount } from "./docs/docs-mount.js";
import { atRoot } from "./home/at-root.js";
import type { Served } from "./home/render-home.js";
import { createReadyz, serveHealthz } from "./http/health.js";
import { loadHandler } from "./http/load-handler.js";
import { createExports, exportsMount } from "./http/serve-exports.js";
import { createPhotos, photosMount } from "./http/serve-photos.js";
import { countRequests } from "./metrics/count-requests.js";
import type { Metrics } from "./metrics/metrics.js";
import { type GuardPages, oauthMounts } from "./oauth/oauth-mounts.js";
import { openidMounts } from "./openid/openid-mounts.js";
import { serviceDefinitions } from "./stock.js";

/** The handlers to mount, and their dependencies. */
interface Mounted {
  readonly store: Store;
  /** All versions of SCIM. Also answers every path without another handler. */
  readonly scim: FetchHandler;
  readonly webapi: FetchHandler;
  readonly openExport: OpenExport;
  /** The addresses at which apps post and answer without a token. */
  readonly hooks: FetchHandler;
  readonly openListFile: OpenListFile;
  readonly openDownload: OpenDownload;
  readonly receiveUpload: ReceiveUpload;
  readonly installs: () => Promise<Installs>;
  readonly openid: () => Promise<Openid>;
  /** Begins the client identifiers that pages get. */
  readonly worldPrefix: string;
  /** Lets only some requests for pages through. Default: none. */
  readonly guardPages?: GuardPages;
  /** Lets only some requests through to the console. Default: there is none. */
  readonly guardConsole?: GuardConsole;
  /** Whether the reference is served. Default: true. */
  readonly docs?: boolean;
  /** The sets that are served. */
  readonly definitions: ServiceDefinitions;
  /** Counts requests outside the two protocols; these report their own. */
  readonly metrics?: Metrics;
  /** Aborts when the server begins to stop. */
  readonly stopping?: AbortSignal;
}

/** Creates a handler that routes requests by their path. */
export function createMounts({ scim, webapi, hooks, ...mounted }: Mounted): FetchHandler {
  const { store, openExport, openListFile, openDownload, receiveUpload, installs, openid } = mounted;
  const { guardPages, guardConsole, worldPrefix, docs = true } = mounted;
  const { definitions, metrics, stopping } = mounted;
  const archives = loadHandler(async () =>
    (await import("./http/serve-archives.js")).createArchives(definitions.webapi.mount),
  );
  const ownHandlers: Readonly<Record<string, FetchHandler>> = {
    ...consoleMounts({
      served: protocolsOf("", definitions),
      docs: docs ? docsMount : undefined,
      guardConsole,
      others: scim,
    }),
    "/healthz": serveHealthz,
    "/readyz": createReadyz(store, stopping),
    [photosMount]: createPhotos(store),
    ...oauthMounts({ installs, guardPages, worldPrefix }),
    ...openidMounts(openid),
    [socketPath]: loadHandler(async () => (await import("./http/serve-socket-path.js")).serveSocketPath),
    [archivesPath]: guardConsole?.(opensPermalinks(archives), archives) ?? archives,
    [exportsMount]: createExports(openExport, definitions.webapi.situations.noToken),
    [uploadPath]: loadHandler(async () =>
      (await import("./http/serve-uploads.js")).createUploads(receiveUpload, uploadPath),
    ),
    [privatePath]: loadHandler(async () =>
      (await import("./http/serve-files.js")).createPrivateFiles({ openDownload, openListFile }, privatePath),
    ),
    [publicPath]: loadHandler(async () =>
      (await import("./http/serve-files.js")).createPublicFiles(openDownload, publicPath),
    ),
    ...(docs && {
      [docsMount]: loadHandler(async () => (await import("./docs/serve-docs.js")).createDocs(definitions.rename)),
    }),
  };
  const counted = metrics === undefined ? ownHandlers : countRequests(ownHandlers, metrics);
  const { [rootPath]: home = scim, ...handlers } = counted;
  return mount({ ...handlers, [definitions.webapi.mount]: webapi, [hooksPath]: hooks }, atRoot(home, scim));
}

function opensPermalinks(archives: FetchHandler): FetchHandler {
  return loadHandler(async () => (await import("./console/open-permalink.js")).openPermalink(archives));
}

/** The URLs of the protocols of a server at `url`, and of their reference if there is one. */
export function addressesOf(url: string, docs: boolean): readonly Served[] {
  const reference = docs ? [{ name: "Reference", url: `${url}${docsMount}` }] : [];
  return [...protocolsOf(url, serviceDefinitions), ...reference];
}

function protocolsOf(url: string, { scim, webapi }: ServedSets): readonly Served[] {
  const versions = Object.entries(scim.versions);
  return [
    ...versions.map(([version, { segment }]) => ({ name: `SCIM ${version}`, url: `${url}${scim.mount}/${segment}` })),
    { name: "Web API", url: `${url}${webapi.mount}` },
  ];
}
