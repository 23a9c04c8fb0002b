import {
  type FetchHandler,
  mount,
  type PlainHandler,
  toFetchHandler,
  toPlainHandler,
} from "@rollcall/server-adapters/node";
import {
  type ActiveDefinitions,
  createDueLoop,
  hooksUrlOf,
  type Ids,
  plainSealer,
  type RateMode,
  type Sealer,
  siteAt,
  standardPrefixes,
  type TokenPrefixes,
  type VariableNames,
} from "@rollcall/service";
import { type DocumentSet, type Store, documents as serviceDocuments } from "@rollcall/service/store";
import { controlMount, type doubleMounts } from "./control/control-mount.js";
import type { ParseManifest, ParseWorld } from "./control/controlled.js";
import { type Control, toControl } from "./control/to-control.js";
import { writeCoverage } from "./coverage/check-coverage.js";
import { countRecorded, createCoverage } from "./coverage/create-coverage.js";
import { createFaultMiddleware } from "./faults/create-fault-middleware.js";
import { type Declared, toDeclared } from "./faults/declared.js";
import type { DeliveryFaults } from "./faults/delivery-fault.js";
import { createFaultList } from "./faults/fault-list.js";
import { createOperator, type Operator } from "./guard/admission.js";
import { type Guard, type Reach, refuseInText } from "./guard/guard.js";
import { createJournal, type Journal } from "./journal/journal.js";
import { createNotices, type Notices } from "./journal/notices.js";
import { createExchangeHandler, createRecorder } from "./journal/record-calls.js";
import { recordCommits, watchCommits } from "./journal/record-commits.js";
import { watchDeliveries } from "./journal/watch-deliveries.js";
import type { RequestLog } from "./request-log.js";
import type { EventDelivery, ServedWorld, Sockets, WatchDelivery } from "./served-world.js";
import { pickWorld, prefixOf } from "./worlds/pick-world.js";
import type { WorldParts } from "./worlds/world.js";
import { createWorlds, type Worlds, type WorldsOptions } from "./worlds/worlds.js";

/** Dependencies and settings of a double. */
export interface DoubleOptions {
  /** The first world: its store stays the caller's to close. */
  readonly first: Omit<WorldParts, "name" | "faults">;
  /** When the first job in the first world is due, as Unix time in milliseconds. Default: the store is searched. */
  readonly dueMs?: number;
  /** Creates the service of a world. */
  readonly serve: (world: ServedWorld) => FetchHandler;
  /** Sends the events of a world to apps. Default: they are not sent. */
  readonly openDelivery?: (
    world: Pick<ServedWorld, "store" | "clock" | "ids"> & {
      readonly watch: WatchDelivery;
      /** Current rate mode of the world. */
      readonly rateMode: () => RateMode;
      /** Is called when an app opens or closes a socket. */
      readonly onSockets: () => void;
      /** Faults to apply to deliveries. */
      readonly faults: DeliveryFaults;
    },
  ) => EventDelivery;
  /** The definition sets that the service serves. */
  readonly definitions: ActiveDefinitions;
  /** The documents that stores keep. Default: those of the service. */
  readonly documents?: DocumentSet;
  /** Seals the credentials of apps. Default: they are stored as they are. */
  readonly sealer?: Sealer;
  /** Prefixes of the tokens that are made. Default: those of the definitions. */
  readonly tokenPrefixes?: TokenPrefixes;
  /** Reads the text of a world file for `world.load`. */
  readonly parseWorld: ParseWorld;
  /** Reads the text of a manifest for `apps.check`, `apps.create` and `apps.update`. */
  readonly parseManifest: ParseManifest;
  /** Returns the names of the variables in the environments of apps. Default: those that begin with `SVC_`. */
  readonly variableNames?: () => Promise<VariableNames>;
  /** Generates the identifiers of additional worlds if there is no seed. */
  readonly ids: Ids;
  /** Public address of the server, without a trailing slash. */
  readonly siteUrl: string;
  /** Returns the base of the addresses of hooks in what apps receive of people now. Default: below the public address. */
  readonly hooksUrlNow?: () => string;
  /** Rate mode of the first world. Default: `off`. */
  readonly rateMode?: RateMode;
  readonly requestLog: RequestLog;
  /** Decides identifiers and the chances of faults. Default: identifiers are random. */
  readonly seed?: number;
  /** Folder that receives the coverage report when the double closes. Default: no report is written. */
  readonly coverageFolder?: string;
  /** Decides which requests reach the control plane and the service. */
  readonly guard: Guard;
  /** The requests that reach an address of the service. Default: requests of programs, under host names of the server. */
  readonly reachOf?: (url: string) => Reach;
  /** Aborts when the server begins to stop. */
  readonly stopping?: AbortSignal;
}

/** A service that tests can control. */
export interface Double {
  readonly serve: FetchHandler;
  /** The operations of the control plane as functions. */
  readonly control: Control;
  /** The sockets of all worlds. A ticket opens one in the world that issued it. */
  readonly sockets: Sockets;
  /** Closes every world, except for the store of the first, and writes the coverage report. */
  close(): Promise<void>;
}

/** Wraps a service in a control plane: worlds, faults, a clock, a journal and coverage. */
export function createDouble(options: DoubleOptions): Double {
  const { definitions, parseWorld, parseManifest, coverageFolder, stopping, siteUrl } = options;
  const { documents = serviceDocuments, sealer = plainSealer, tokenPrefixes = standardPrefixes } = options;
  const { guard, reachOf = () => ofPrograms, variableNames, hooksUrlNow = () => hooksUrlOf(siteUrl) } = options;
  const declared = toDeclared(definitions);
  const [journal, notices, coverage] = [createJournal(), createNotices(), createCoverage(definitions)];
  journal.subscribe((recorded) => countRecorded(coverage, recorded));
  const operator = createOperator();
  const worlds = createWorldsOf(options, { declared, journal, notices, operator });
  const service = {
    definitions,
    documents,
    sealer,
    tokenPrefixes,
    siteUrl,
    site: siteAt(siteUrl),
    hooksUrlNow,
    ...(variableNames && { variableNames }),
  };
  const controlled = {
    worlds,
    journal,
    notices,
    coverage,
    declared,
    parseWorld,
    parseManifest,
    operator,
    service,
    ...(stopping && { stopping }),
  };
  const openPlane = lazily(async () => {
    const { createPlane } = await import("./control/create-plane.js");
    return createPlane(options, controlled);
  });
  // A frozen clock no longer moves, so requests that sleep by it would delay the stop.
  stopping?.addEventListener("abort", () => worlds.cancelSleepers(), { once: true });
  // Most tests call the service much more often than the plane.
  const own: Readonly<Record<keyof typeof doubleMounts, FetchHandler>> = {
    [controlMount]: toFetchHandler(async (request, connection) =>
      toPlainHandler((await openPlane()).serve)(request, connection),
    ),
  };
  return {
    serve: mount(own, guard.admit(serveWorlds(worlds), { reachOf, refuse: refuseInText })),
    control: toControl(async (method, sent) => (await openPlane()).call(method, sent), {
      message: async (sent, match) => (await openPlane()).waits.message(sent, match),
      view: async (sent, match) => (await openPlane()).waits.view(sent, match),
    }),
    sockets: socketsOf(worlds),
    close: async () => {
      await worlds.close();
      if (coverageFolder !== undefined) await writeCoverage(coverageFolder, await coverage.report());
    },
  };
}

const firstName = "default";

/** The requests that reach the APIs of a service. */
const ofPrograms: Reach = { hosts: "own", sites: "none" };

interface Recording {
  readonly declared: Declared;
  readonly journal: Journal;
  readonly notices: Notices;
  readonly operator: Operator;
}

function createWorldsOf(options: DoubleOptions, { declared, journal, notices, operator }: Recording): Worlds {
  const { first, definitions, documents = serviceDocuments, seed, ids, siteUrl, rateMode = "off", stopping } = options;
  const { sealer = plainSealer, tokenPrefixes = standardPrefixes } = options;
  const recorder = createRecorder(options.requestLog, definitions);
  const createFaults = () => createFaultList(declared, seed ?? 0);
  const createServe: WorldsOptions["createServe"] = (world, mode, onCommit) => {
    const faultMiddleware = createFaultMiddleware({ faults: world.faults, declared, definitions, clock: world.clock });
    const serve = options.serve({
      store: operator.admit(recordCommits(world, documents, onCommit)),
      clock: world.clock,
      ids: world.ids,
      due: world.due,
      ephemerals: world.ephemerals,
      repeatedHash: world.repeatedTokens.hashOf,
      hooksUrl: hooksUrlOf(siteUrl, world.name === firstName ? undefined : world.name),
      worldPrefix: prefixOf(world, { name: firstName }),
      admitOperator: options.guard.admitOperator,
      rateMode: mode,
      scimMiddleware: [recorder.scimMiddleware, faultMiddleware.scimMiddleware],
      webapiMiddleware: [faultMiddleware.webapiMiddleware],
      requestLog: recorder.requestLog,
    });
    return createExchangeHandler({
      ...{ world, journal, serve: toPlainHandler(serve) },
      isLook: operator.isLook,
      ...(stopping && { stopping }),
    });
  };
  const { openDelivery = ({ store }) => ({ store, ...undelivered }) } = options;
  const createDelivery: WorldsOptions["createDelivery"] = ({ store, clock, ids, faults }, worldOf) =>
    openDelivery({
      store,
      clock: clock.background,
      ids,
      watch: watchDeliveries(worldOf, journal),
      rateMode: () => worldOf().rateMode,
      onSockets: () => notices.publish({ world: worldOf().name, by: "sockets" }),
      faults,
    });
  const createDue: WorldsOptions["createDue"] = ({ name, delivery, ids, clock }, onCommit) =>
    createDueLoop({
      store: keepContents(
        watchCommits(delivery.store, (kind) => {
          onCommit(kind);
          notices.publish({ world: name, by: "time" });
        }),
      ),
      ids,
      clock: clock.background,
      onError: (error) => options.requestLog.failed(error, "time"),
    });
  return createWorlds({
    documents,
    first: { ...first, name: firstName, faults: createFaults() },
    rateMode,
    siteUrl,
    sealer,
    tokenPrefixes,
    ids,
    ...(seed !== undefined && { seed }),
    journal,
    createFaults,
    createServe,
    createDelivery,
    createDue,
    dueMs: options.dueMs ?? 0,
  });
}

/** A reset, a restore and other worlds may need contents that no file of the world has any more. */
function keepContents(store: Store): Store {
  return { ...store, contents: { ...store.contents, sweep: async () => {} } };
}

const undelivered = {
  notify: () => {},
  idle: async () => {},
  ask: async () =>
    ({ ok: false, reason: "no_address", detail: "This server sends nothing to apps.", delivery: "" }) as const,
  connect: async () => false,
  socketsOf: async () => 0,
  closeSockets: async () => {},
  close: async () => {},
};

function socketsOf(worlds: Worlds): Sockets {
  return {
    connect: async (ticket, upgrade) => {
      for (const { delivery } of worlds.list()) if (await delivery.connect(ticket, upgrade)) return true;
      return false;
    },
    closeSockets: async () => {
      await Promise.all(worlds.list().map(({ delivery }) => delivery.closeSockets()));
    },
  };
}

/** Serves each request by the world that its token names. */
function serveWorlds(worlds: Worlds): FetchHandler {
  const serveOneOf: PlainHandler = async (request, connection) => {
    const picked = await pickWorld(request, worlds.list());
    return picked.world.serve(picked.request, connection);
  };
  return toFetchHandler((request, connection) =>
    worlds.isOne() ? worlds.first.serve(request, connection) : serveOneOf(request, connection),
  );
}

/** Returns a function that creates a value with its first call. */
function lazily<Value>(create: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= create();
    return made;
  };
}
