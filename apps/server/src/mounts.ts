import { type FetchHandler, mount } from "@rollcall/server-adapters/node";
import {
  type ActiveDefinitions,
  apiUrlOf,
  type Installs,
  type OpenDownload,
  type OpenExport,
  type Openid,
  type OpenListFile,
  privatePath,
  publicPath,
  type ReceiveUpload,
  uploadPath,
} from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import { createConsoleMounts } from "./console/console-mounts.js";
import { type ServiceDefinitions, serviceDefinitions } from "./default-definitions.js";
import { docsMount } from "./docs/serve-docs.js";
import type { Served } from "./home/render-home.js";
import { atRoot, rootPath } from "./home/serve-home.js";
import { loadHandler } from "./http/load-handler.js";
import { createExports } from "./http/serve-exports.js";
import { createPhotos } from "./http/serve-photos.js";
import { countRequests, type Metrics } from "./metrics/metrics.js";
import { type MountName, mountTable, pathOf } from "./mount-table.js";
import { createAuthorizeMount } from "./oauth/authorize-mount.js";
import { type AdmitOperator, type OperatorMount, toHandler } from "./operator-mount.js";

/** Answers 200 as long as the process serves. */
const serveHealthz: FetchHandler = async () => Response.json({ status: "ok" });

/** Answers 200 while the database can be read and written and the server is not stopping; otherwise 503. */
function createReadyz(store: Pick<Store, "ready">, stopping?: AbortSignal): FetchHandler {
  return async () => {
    if (stopping?.aborted === true) return notReady("stopping");
    return (await store.ready()) ? Response.json({ status: "ready" }) : notReady("unavailable");
  };
}

function notReady(status: string): Response {
  return Response.json({ status }, { status: 503, headers: { "retry-after": "1" } });
}

/** Answers paths below those of permalinks that name nothing. */
const noPage: FetchHandler = async () => new Response("Not Found\n", { status: 404 });

/** The handlers of the mounts. A mount without a row in the table does not compile, nor does a row without a mount. */
type Handlers = {
  readonly [N in MountName]: (typeof mountTable)[N]["callers"] extends "operator" ? OperatorMount : FetchHandler;
};

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
  /** Lets only the operator through to the mounts that have one. Default: the server has no operator. */
  readonly admitOperator?: AdmitOperator;
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
export function createMounts(mounted: Mounted): FetchHandler {
  const { admitOperator, definitions, metrics, scim } = mounted;
  const { webapi, hooks, ...others } = createHandlers(mounted);
  const pathAt = (name: MountName) => pathOf(mountTable[name], definitions);
  const admitted = Object.entries(others).flatMap(([name, handler]): readonly [string, FetchHandler][] => {
    const serve = "serve" in handler ? toHandler(handler, scim, admitOperator) : handler;
    // The names of an object are more than its type says; this one was just made.
    return serve === undefined ? [] : [[pathAt(name as MountName), serve]];
  });
  const own = Object.fromEntries(admitted);
  const { [rootPath]: home = scim, ...handlers } = metrics === undefined ? own : countRequests(own, metrics);
  return mount({ ...handlers, [pathAt("webapi")]: webapi, [pathAt("hooks")]: hooks }, atRoot(home, scim));
}

function createHandlers(mounted: Mounted): Omit<Handlers, "scim"> {
  const { store, openExport, openListFile, openDownload, receiveUpload, installs, openid } = mounted;
  const { scim, webapi, hooks, definitions, worldPrefix, stopping, docs = true } = mounted;
  const archives = loadHandler(async () =>
    (await import("./http/serve-archives.js")).createArchives(definitions.webapi.mount),
  );
  const pagesOr = (fallback: FetchHandler): OperatorMount => {
    const others = loadHandler(async () =>
      (await import("./http/serve-archives.js")).createFilePages(definitions.webapi.mount, fallback),
    );
    const serve = loadHandler(async () => (await import("./console/open-permalink.js")).openFilePermalink(others));
    return { serve, others };
  };
  const authorize = { load: installs, worldPrefix };
  const reference = docs
    ? loadHandler(async () => (await import("./docs/serve-docs.js")).createDocs(definitions.rename))
    : scim;
  // The reference is for everyone, and only the operator of a double has a console to which a permalink leads.
  const canvasPages = toHandler(pagesOr(reference), scim, mounted.admitOperator) ?? reference;
  return {
    ...createConsoleMounts({
      served: protocolsOf("", definitions),
      docs: docs ? docsMount : undefined,
      others: scim,
    }),
    archives: {
      serve: loadHandler(async () => (await import("./console/open-permalink.js")).openPermalink(archives)),
      others: archives,
    },
    authorize: createAuthorizeMount("app", authorize),
    userAuthorize: createAuthorizeMount("user", authorize),
    signIn: createAuthorizeMount("signIn", authorize),
    webapi,
    hooks,
    uploads: loadHandler(async () =>
      (await import("./http/serve-uploads.js")).createUploads(receiveUpload, uploadPath),
    ),
    sockets: loadHandler(async () => (await import("./http/serve-socket-path.js")).serveSocketPath),
    privateFiles: loadHandler(async () =>
      (await import("./http/serve-files.js")).createPrivateFiles({ openDownload, openListFile }, privatePath),
    ),
    publicFiles: loadHandler(async () =>
      (await import("./http/serve-files.js")).createPublicFiles(openDownload, publicPath),
    ),
    exports: createExports(openExport, definitions.webapi.situations.noToken),
    photos: createPhotos(store),
    openidConfiguration: loadHandler(
      async () => (await import("./openid/serve-openid.js")).createOpenidDocuments(openid).configuration,
    ),
    signInKeys: loadHandler(async () => (await import("./openid/serve-openid.js")).createOpenidDocuments(openid).keys),
    uploadPages: pagesOr(noPage),
    listPages: pagesOr(noPage),
    docs: loadHandler(async () => {
      const { readFilePermalink } = await import("./http/serve-archives.js");
      const isCanvas = ({ url }: Request) => readFilePermalink(new URL(url).pathname) !== undefined;
      return (request, connection) => (isCanvas(request) ? canvasPages : reference)(request, connection);
    }),
    healthz: serveHealthz,
    readyz: createReadyz(store, stopping),
  };
}

/** The URLs of the protocols of a server at `url`, and of their reference if there is one. */
export function addressesOf(url: string, docs: boolean): readonly Served[] {
  const reference = docs ? [{ name: "Reference", url: `${url}${docsMount}` }] : [];
  return [...protocolsOf(url, serviceDefinitions), ...reference];
}

function protocolsOf(url: string, { scim, webapi }: ActiveDefinitions): readonly Served[] {
  const versions = Object.entries(scim.versions);
  return [
    ...versions.map(([version, { segment }]) => ({ name: `SCIM ${version}`, url: `${url}${scim.mount}/${segment}` })),
    { name: "Web API", url: apiUrlOf(url, webapi) },
  ];
}
