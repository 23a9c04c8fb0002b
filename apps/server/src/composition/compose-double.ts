import {
  createDouble,
  createGuard,
  createSeededIds,
  createVirtualClock,
  type ParseManifest,
  type ParseWorld,
  type ServedWorld,
  type WatchDelivery,
} from "@rollcall/double";
import type { FetchHandler } from "@rollcall/server-adapters/node";
import {
  type RateMode,
  type Sealer,
  type Site,
  type SiteHosts,
  siteAt,
  siteOf,
  type TokenPrefixes,
} from "@rollcall/service";
import type { DocumentSet } from "@rollcall/service/store";
import type { SqliteStore } from "@rollcall/storage/sqlite";
import { serveAddresses } from "../create-service-handler.js";
import type { ServiceDefinitions } from "../default-definitions.js";
import { createFaultySend } from "../delivery/faults/create-faulty-send.js";
import type { EventDelivery } from "../delivery/open-delivery.js";
import type { WrapSend } from "../delivery/open-dispatcher.js";
import type { Log } from "../log/log.js";
import { createRequestLog } from "../log/request-log.js";
import { randomIds } from "../machine/random-ids.js";
import type { Metrics } from "../metrics/metrics.js";
import { createReach } from "../mount-table.js";
import { defaultHost, type ServerOptions } from "../options/server-options.js";
import { isWorldName, readNamedWorld } from "../worlds/demo/named-world.js";
import type { Composition } from "./composition.js";

/** The parts of a world that its deliveries are opened with. */
type DeliveredWorld = Pick<ServedWorld, "store" | "clock" | "ids"> & {
  readonly watch: WatchDelivery;
  /** Current rate mode of the world. */
  readonly rateMode: () => RateMode;
  /** Is called when an app opens or closes a socket. */
  readonly onSockets: () => void;
  /** Applies the faults of the world. */
  readonly wrapSend: WrapSend;
};

/** Dependencies of the composition. */
interface DoubleParts {
  readonly definitions: ServiceDefinitions;
  /** The documents that stores keep. */
  readonly documents: DocumentSet;
  readonly logger: Log;
  readonly sealer: Sealer;
  readonly tokenPrefixes: TokenPrefixes;
  readonly metrics?: Metrics;
  /** Aborts when the server begins to stop. */
  readonly stopping?: AbortSignal;
  /** Creates the service of a world. */
  readonly serve: (world: ServedWorld, siteUrl: string) => FetchHandler;
  /** Sends the events of a world to apps. */
  readonly openDelivery: (world: DeliveredWorld, siteNow: () => Site) => EventDelivery;
}

/** Time at which the frozen clock of a seeded server begins by default. */
const seededNow = new Date("2026-01-01T00:00:00Z");

/** Composes a server that tests can control. */
export function composeDouble(
  options: ServerOptions,
  { serve, openDelivery, logger, metrics, definitions, documents, sealer, tokenPrefixes, stopping }: DoubleParts,
): Composition<SqliteStore> {
  const { seed, clock: begin = {}, controlToken, siteUrl: site, allowedHosts, allowOrigins, rateMode, hosts } = options;
  const guard = createGuard({
    listensOn: options.host ?? defaultHost,
    ...(site !== undefined && { siteUrl: site }),
    ...(controlToken !== undefined && { controlToken }),
    allowedHosts: [...(allowedHosts ?? []), ...namesOf(hosts)],
    ...(allowOrigins !== undefined && { allowOrigins }),
  });
  // A test runner sets the variable for all processes of a suite.
  const coverageFolder = options.coverageFolder ?? process.env["ROLLCALL_COVERAGE"];
  const isSeeded = seed !== undefined;
  const { now = isSeeded ? seededNow : new Date(), frozen = isSeeded } = begin;
  const clock = createVirtualClock({ now, frozen });
  const ids = isSeeded ? createSeededIds(seed) : randomIds;
  return {
    clock,
    ids,
    compose: (store: SqliteStore, siteUrl: string, dueMs: number) => {
      // What answers no request has the addresses of the hosted service once programs use its hosts.
      let siteInUse = siteAt(siteUrl);
      const double = createDouble({
        first: { store, clock, ids },
        dueMs,
        serve: (world) => serve(world, siteUrl),
        openDelivery: ({ faults, ...world }) =>
          openDelivery({ ...world, wrapSend: createFaultySend(faults) }, () => siteInUse),
        definitions,
        documents,
        sealer,
        tokenPrefixes,
        parseWorld: createParseWorld({ logger, definitions }),
        parseManifest: createParseManifest(definitions),
        variableNames: async () => {
          const { variableNamesOf } = await import("../worlds/open-environments.js");
          return variableNamesOf(definitions);
        },
        ids: randomIds,
        siteUrl,
        hooksUrlNow: () => siteInUse.hooksUrl,
        requestLog: createRequestLog(logger, () => ids.uuid(), { scim: definitions.scim, ...(metrics && { metrics }) }),
        guard,
        reachOf: createReach(definitions),
        ...(rateMode !== undefined && { rateMode }),
        ...(seed !== undefined && { seed }),
        ...(coverageFolder && { coverageFolder }),
        ...(stopping && { stopping }),
      });
      const vendorSite = hosts && siteOf(hosts);
      const onHost = () => {
        siteInUse = vendorSite ?? siteInUse;
      };
      return { ...double, serve: serveAddresses(double.serve, { hosts, onHost }) };
    },
  };
}

/** The names under which the hosts of a hosted service lead here. Those below the site are of workspaces. */
function namesOf(hosts: SiteHosts | undefined): readonly string[] {
  if (hosts === undefined) return [];
  return [...Object.values(hosts).filter((name) => name !== undefined), `*.${hosts.site}`];
}

/** Loads the reader of world files when it is first used. */
function createParseWorld(warning: Pick<DoubleParts, "logger" | "definitions">): ParseWorld {
  return async (text, path) => {
    const name = text.trim();
    if (isWorldName(name)) return { ok: true, world: await readNamedWorld(name) };
    const { parseWorld } = await import("../worlds/read-world.js");
    const parsed = parseWorld(text, path);
    if (parsed.ok) await (await import("../worlds/read-manifest.js")).warnOfManifests(parsed.world, warning);
    return parsed;
  };
}

/** Loads the reader of manifests when it is first used. */
function createParseManifest(definitions: DoubleParts["definitions"]): ParseManifest {
  return async (text) => {
    const { parseOwnManifest } = await import("../worlds/read-manifest.js");
    return parseOwnManifest(text, definitions);
  };
}
