import type { AppEnvironment, RateMode } from "@rollcall/service";
import type { CoverageReport } from "../coverage/coverage-report.js";
import type {
  App,
  AppToken,
  Bucket,
  CodeCoverage,
  Delivery,
  Fault,
  FilterProblem,
  FoundUser,
  JournalEntry,
  ManifestFinding,
  Methods,
  RowChange,
  Snapshot,
  World,
} from "../generated/control/index.js";
import type { EventType, MethodName, PayloadOfEvent } from "../names.js";
import { readWrittenEnvironment } from "./apps/to-app.js";
import type { Call, InWorld } from "./call.js";
import type { FaultRequest } from "./fault-operations.js";
import type { JournalFilter } from "./journal-filter.js";
import type { DeliveredType } from "./lookups.js";
import { type ActingIn, type ActingPerson, toPerson } from "./people/to-person.js";
import type { Waits } from "./people/wait-for-seen.js";

/** The state of a clock. */
export interface Shown {
  readonly now: Date;
  readonly frozen: boolean;
}

/**
 * Controls the worlds that clients call, and reports what the clients did. Each function does the same as the operation
 * of the control plane with its name.
 * @throws ControlError if the operation is refused; nothing has changed then
 */
export interface Control {
  readonly world: {
    list(): Promise<{ readonly worlds: readonly World[]; readonly snapshots: readonly Snapshot[] }>;
    /** Replaces a world, or creates one, from the text of a world file or saved world, or its contents as an object. */
    load(file: string | object, options?: InWorld): Promise<World>;
    /** Everything in a world as YAML that `load` reads. `withSecrets`: credentials of apps in clear text. Default: false. */
    save(options?: InWorld & { readonly withSecrets?: boolean }): Promise<string>;
    reset(options?: InWorld): Promise<World>;
    snapshot(name: string, options?: InWorld): Promise<Snapshot>;
    restore(name: string, options?: InWorld): Promise<World>;
    fork(options?: InWorld & { readonly name?: string }): Promise<World>;
    remove(world: string): Promise<void>;
    /** Takes a snapshot, or another world to compare with. */
    diff(
      from: string | { readonly world: string },
      options?: InWorld & { readonly to?: string },
    ): Promise<readonly RowChange[]>;
  };
  readonly clock: {
    get(options?: InWorld): Promise<Shown>;
    freeze(options?: InWorld): Promise<Shown>;
    resume(options?: InWorld): Promise<Shown>;
    /** Takes milliseconds, or a duration like `90s` or `1h30m`. */
    advance(by: number | string, options?: InWorld): Promise<Shown>;
    set(now: Date | string, options?: InWorld): Promise<Shown>;
  };
  readonly faults: {
    arm<M extends MethodName = MethodName>(fault: FaultRequest<M> & InWorld): Promise<Fault>;
    list(options?: InWorld): Promise<readonly Fault[]>;
    disarm(options?: InWorld & { readonly id?: string }): Promise<number>;
  };
  readonly journal: {
    /** The exchanges that match, oldest first. Maximum: 1000. */
    list(filter?: JournalFilter): Promise<readonly JournalEntry[]>;
    get(requestId: string): Promise<JournalEntry>;
    /** Makes a Web API or SCIM call again, with what was sent and its token, and returns the new exchange. */
    repeat(requestId: string): Promise<JournalEntry>;
    /** The first exchange that matches, past or future. Rejects after `timeoutMs`. Default: 5000. */
    waitFor(filter: JournalFilter, options?: { readonly timeoutMs?: number }): Promise<JournalEntry>;
    /**
     * Prints the journal as text that fits on a screen, for the output of a failed test: failed exchanges with their reasons, then
     * the others, newest first. `test`: its name. Default: of every world, with all exchanges. Empty if nothing was exchanged.
     */
    report(options?: InWorld & { readonly show?: "all" | "failed"; readonly test?: string }): Promise<string>;
    clear(options?: InWorld): Promise<number>;
  };
  readonly deliveries: {
    /** The deliveries that match: those that the journal has, then those without an attempt. Maximum: 1000. */
    list(filter?: DeliveryFilter & { readonly state?: Delivery["state"] }): Promise<readonly Delivery[]>;
    /** Sends an event again, with the same identifier. Default: to every app that it was for. */
    resend(delivery: { readonly event_id: string; readonly app?: string } & InWorld): Promise<readonly Delivery[]>;
    /** The first delivery with an attempt that matches, past or future. Rejects after `timeoutMs`. Default: 5000. */
    waitFor(
      filter: DeliveryFilter & { readonly ok?: boolean; readonly after?: string },
      options?: { readonly timeoutMs?: number },
    ): Promise<Delivery>;
  };
  readonly events: {
    /**
     * Sends an event to the apps that subscribe to it and see it, or to one of them. Rejects if the payload is invalid, or
     * if no app receives it.
     */
    send<T extends EventType>(event: StatedEvent<T> & InWorld): Promise<readonly Delivery[]>;
  };
  readonly limits: {
    list(options?: InWorld): Promise<{ readonly mode: RateMode; readonly buckets: readonly Bucket[] }>;
    set(mode: RateMode, options?: InWorld): Promise<void>;
  };
  readonly users: {
    /** Finds a user by user name, e-mail address or identifier. */
    find(name: string, options?: InWorld): Promise<FoundUser>;
  };
  /** SCIM as an administrator of a world. A version is `1.1` or `2.0`, and a path such as `/Users?count=10`. */
  readonly scim: {
    /** Reads. Neither the journal nor the coverage has it, and no fault applies. */
    get(version: ScimVersionName, path: string, options?: InWorld): Promise<ScimAnswered>;
    /** Changes something. The journal has it as a call. */
    send(call: Methods["scim.send"]["arguments"]): Promise<ScimAnswered>;
    /** Finds the mistake in a filter; undefined if there is none. */
    checkFilter(version: ScimVersionName, filter: string): Promise<FilterProblem | undefined>;
  };
  readonly groups: {
    /** Disconnects a group from a workspace. Members who joined the workspace with the group leave it. */
    disconnect(connection: Methods["group.disconnect"]["arguments"]): Promise<void>;
  };
  readonly apps: {
    /** Creates an app from the text of a manifest or its contents as an object. */
    create(manifest: string | object, options?: AppCreation & InWorld): Promise<InstalledApp>;
    /** Installs an app: makes its bot and its tokens. Default: in the workspace that owns it, or the default workspace. */
    install(
      app: string,
      options?: InWorld & {
        readonly workspace?: string;
        /** Name or identifier of the channel to which its incoming webhook posts. Default: it has none. */
        readonly webhook?: string;
      },
    ): Promise<InstalledApp>;
    /** The environment of an app: addresses, tokens and secrets. */
    environment(app: string, options?: InWorld): Promise<AppEnvironment>;
    /** An app with its manifest, where it is installed, and its tokens. */
    get(app: string, options?: InWorld): Promise<AppDetail>;
    /** The problems of a manifest, as the text of one or its contents as an object. Empty if nothing is. */
    check(
      manifest: string | object,
      /** `app`: the app whose manifest it would replace. */
      options?: InWorld & { readonly app?: string },
    ): Promise<readonly ManifestFinding[]>;
    /** Replaces the manifest of an app. Its tokens keep their scopes until it is installed again. */
    update(app: string, manifest: string | object, options?: InWorld): Promise<App>;
    /** Uninstalls an app. Default: everywhere. */
    uninstall(app: string, options?: InWorld & { readonly workspace?: string }): Promise<App>;
    /** The apps, and how each receives events. */
    list(options?: InWorld): Promise<readonly App[]>;
    /** Switches the subscriptions of an app on again, after too many deliveries have failed. */
    switchOn(app: string, options?: InWorld): Promise<App>;
    /** App-level tokens, which an app has whether it is installed or not. */
    readonly tokens: {
      /** Makes a token. `scopes`: default to those that open sockets and read authorizations. */
      create(
        app: string,
        options?: Pick<Methods["apps.tokens.create"]["arguments"], "name" | "scopes"> & InWorld,
      ): Promise<AppToken>;
      list(app: string, options?: InWorld): Promise<readonly AppToken[]>;
      /** Revokes a token by its name, or by its text. */
      revoke(app: string, token: string, options?: InWorld): Promise<AppToken>;
    };
  };
  /** A person, by user name, e-mail address or identifier, who does what people do in a client. */
  as(person: string, place?: ActingIn): ActingPerson;
  readonly triggers: {
    /** Makes a trigger, as an act of a user does, that the app can exchange for a view within three seconds. */
    create(act: Methods["trigger.create"]["arguments"]): Promise<string>;
  };
  readonly activity: { record(activity: Methods["activity.record"]["arguments"]): Promise<void> };
  coverage(): Promise<CoverageReport>;
  /** The codes that a method can answer, with what brings each about. Default: the codes of SCIM. */
  explainCodes(method?: MethodName): Promise<readonly CodeCoverage[]>;
}

/** Options for creating an app. */
export interface AppCreation {
  /** Whether the app is also installed. Default: false. */
  readonly install?: boolean;
  /** Address for events that replaces the one of the manifest. It counts as verified. */
  readonly events?: string;
  /** Whether socket mode is turned on. Default: as the manifest says. */
  readonly socket?: boolean;
  /** Identifier or domain of the workspace that owns the app. Default: the default workspace, or its organization. */
  readonly workspace?: string;
  /**
   * Name or identifier of the channel to which its incoming webhook posts; the manifest gets the scope incoming-webhook.
   * Default: it has none.
   */
  readonly webhook?: string;
}

/** A version of SCIM. */
export type ScimVersionName = Methods["scim.get"]["arguments"]["version"];

/** Status and body of an answer of SCIM. */
export type ScimAnswered = Methods["scim.get"]["response"];

/** An app with its manifest, where it is installed, and its tokens. */
export type AppDetail = Methods["apps.get"]["response"];

/** An app and what it needs in its environment. */
export interface InstalledApp {
  readonly app: App;
  readonly environment: AppEnvironment;
}

/** Selects deliveries; all given members must match. */
export interface DeliveryFilter extends InWorld {
  /** Identifier or name of an app. */
  readonly app?: string;
  /** Type of the event, or of what a person's act sent. */
  readonly event?: DeliveredType;
  readonly event_id?: string;
}

/** An event to send. */
export interface StatedEvent<T extends EventType = EventType> {
  readonly type: T;
  /** The payload, in which the type may be left out. */
  readonly payload?: PayloadOf<PayloadOfEvent<T>>;
  /** Identifier or name of the only app that receives it. Default: all that would. */
  readonly app?: string;
}

/** A payload without its type; each case of a union alone. */
type PayloadOf<Payload> = Payload extends unknown ? Omit<Payload, "type"> & { readonly type?: string } : never;

/** Turns calls of the control plane's operations into functions. */
export function toControl(call: Call, waits: Waits): Control {
  return {
    world: {
      list: () => call("world.list", {}),
      load: async (file, options) => (await call("world.load", { file: toText(file), ...options })).world,
      save: async ({ withSecrets = false, ...options } = {}) =>
        (await call("world.save", { with_secrets: withSecrets, ...options })).file,
      reset: async (options = {}) => (await call("world.reset", options)).world,
      snapshot: async (name, options) => (await call("world.snapshot", { name, ...options })).snapshot,
      restore: async (name, options) => (await call("world.restore", { name, ...options })).world,
      fork: async (options = {}) => (await call("world.fork", options)).world,
      remove: async (world) => void (await call("world.remove", { world })),
      diff: async (from, options) => {
        const before = typeof from === "string" ? { from } : { from_world: from.world };
        return (await call("world.diff", { ...before, ...options })).changes;
      },
    },
    clock: {
      get: async (options = {}) => toShown(await call("clock.get", options)),
      freeze: async (options = {}) => toShown(await call("clock.freeze", options)),
      resume: async (options = {}) => toShown(await call("clock.resume", options)),
      advance: async (by, options) =>
        toShown(await call("clock.advance", { by: typeof by === "number" ? `${Math.round(by)}ms` : by, ...options })),
      set: async (now, options) => toShown(await call("clock.set", { now: toInstant(now), ...options })),
    },
    faults: {
      arm: async (fault) => (await call("fault.arm", fault)).fault,
      list: async (options = {}) => (await call("fault.list", options)).faults,
      disarm: async (options = {}) => (await call("fault.disarm", options)).disarmed,
    },
    journal: {
      list: async (filter = {}) => (await call("journal.list", { limit: 1000, ...filter })).entries,
      get: async (requestId) => (await call("journal.get", { request_id: requestId })).entry,
      repeat: async (requestId) => (await call("journal.repeat", { request_id: requestId })).entry,
      waitFor: async (filter, { timeoutMs } = {}) =>
        (await call("journal.wait", { ...filter, ...(timeoutMs !== undefined && { timeout_ms: timeoutMs }) })).entry,
      report: async (options = {}) => (await call("journal.report", options)).report,
      clear: async (options = {}) => (await call("journal.clear", options)).cleared,
    },
    deliveries: {
      list: async (filter = {}) => (await call("deliveries.list", { limit: 1000, ...filter })).deliveries,
      resend: async (delivery) => (await call("deliveries.resend", delivery)).deliveries,
      waitFor: async (filter, { timeoutMs } = {}) =>
        (await call("deliveries.waitFor", { ...filter, ...(timeoutMs !== undefined && { timeout_ms: timeoutMs }) }))
          .delivery,
    },
    events: {
      send: async ({ payload, ...event }) =>
        (await call("events.send", { ...event, ...(payload && { payload: { ...payload } }) })).deliveries,
    },
    limits: {
      list: (options = {}) => call("limits.list", options),
      set: async (mode, options) => void (await call("limits.set", { mode, ...options })),
    },
    users: { find: async (name, options) => (await call("user.find", { name, ...options })).user },
    scim: {
      get: (version, path, options) => call("scim.get", { version, path, ...options }),
      send: (sent) => call("scim.send", sent),
      checkFilter: async (version, filter) => (await call("scim.checkFilter", { version, filter })).problem,
    },
    groups: { disconnect: async (connection) => void (await call("group.disconnect", connection)) },
    apps: {
      create: async (manifest, options) =>
        toInstalled(await call("apps.create", { manifest: toText(manifest), ...options })),
      get: (app, options) => call("apps.get", { app, ...options }),
      check: async (manifest, options) =>
        (await call("apps.check", { manifest: toText(manifest), ...options })).findings,
      update: async (app, manifest, options) =>
        (await call("apps.update", { app, manifest: toText(manifest), ...options })).app,
      uninstall: async (app, options) => (await call("apps.uninstall", { app, ...options })).app,
      install: async (app, options) => toInstalled(await call("apps.install", { app, ...options })),
      environment: async (app, options) =>
        readWrittenEnvironment((await call("apps.environment", { app, ...options })).environment),
      list: async (options = {}) => (await call("apps.list", options)).apps,
      switchOn: async (app, options) => (await call("apps.switchOn", { app, ...options })).app,
      tokens: {
        create: async (app, options) => (await call("apps.tokens.create", { app, ...options })).token,
        list: async (app, options) => (await call("apps.tokens.list", { app, ...options })).tokens,
        revoke: async (app, token, options) => (await call("apps.tokens.revoke", { app, token, ...options })).token,
      },
    },
    as: (person, place) => toPerson(call, waits, person, place),
    triggers: { create: async (act) => (await call("trigger.create", act)).trigger_id },
    activity: { record: async (activity) => void (await call("activity.record", activity)) },
    coverage: () => call("coverage.get", {}),
    explainCodes: async (method) => (await call("coverage.explain", method === undefined ? {} : { method })).codes,
  };
}

function toInstalled({ app, environment }: Methods["apps.install"]["response"]): InstalledApp {
  return { app, environment: readWrittenEnvironment(environment) };
}

/** The text of a file, or of its contents. */
function toText(file: string | object): string {
  return typeof file === "string" ? file : JSON.stringify(file);
}

/** Keeps an invalid date invalid, so that the operation refuses it. */
function toInstant(now: Date | string): string {
  return typeof now === "string" || Number.isNaN(now.getTime()) ? String(now) : now.toISOString();
}

function toShown({ now, frozen }: { readonly now: string; readonly frozen: boolean }): Shown {
  return { now: new Date(now), frozen };
}
