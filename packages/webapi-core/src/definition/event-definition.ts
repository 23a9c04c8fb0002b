import type { Schema } from "@rollcall/schemas";
import type { FieldTable } from "./definition.js";
import { mapValues, type RenameWire, refuseClashes, renameFields } from "./rename-wire.js";

/**
 * The receivers of an event: `app` the app that it is about, `user` apps that the acting user has authorized,
 * `workspace` every app of the workspace, `contextual` apps that see its subject.
 */
export type EventClass = "app" | "user" | "workspace" | "contextual";

/** The source of an event: a commit of the service, or only a call of the control plane. */
export type EventSource = "commit" | "control";

/** One name under which apps subscribe to an event. */
export interface EventSubscription {
  readonly name: string;
  /** Kind of the conversation that the event is about. Default: any, or none. */
  readonly kind?: string;
  /** Scopes of which an installation needs one. Empty for none. */
  readonly scopes: readonly string[];
}

/** Cases of an event by the value of a field, with what brings each about. */
export interface EventVariants {
  readonly by: string;
  readonly cases: { readonly [value: string]: EventSource };
}

/** Facts of one event, and how to load its definition. */
export interface EventRow<Payload extends object = object> {
  /** `type` on the wire. The key of the table is the name in code. */
  readonly wireName: string;
  readonly class: EventClass;
  readonly emit: EventSource;
  /** Folder of the service that brings it about. Default: nothing does. */
  readonly subject?: string;
  /** Subscriptions that select it. With kinds, an event about a conversation of another kind does not exist. */
  readonly subscriptions: readonly EventSubscription[];
  /** Set if the fields of the payload depend on one of them. */
  readonly variants?: EventVariants;
  /** Loads the definition. It always resolves to the same one. */
  readonly load: () => Promise<EventDefinition<Payload>>;
}

/** The definition that single deliveries of an event need. */
export interface EventDefinition<Payload extends object = object> {
  readonly wireName: string;
  readonly description: string;
  /** The reason why no commit brings the event about. Absent if one does. */
  readonly reason?: string;
  /** The validator of a payload by its names in code. Its messages are sentences. */
  readonly payload: Schema<Payload>;
  /** Names on the wire in a payload, if they can differ. */
  readonly payloadTable?: FieldTable;
}

/** The payloads of a set by event. F-bound, because a generated interface has no index signature. */
export type EventMap<Events> = { readonly [E in keyof Events]: object };

/** Table of the events of a set. */
export type EventTable<Events extends EventMap<Events>> = { readonly [E in keyof Events]: EventRow<Events[E]> };

/**
 * Renames events, their subscriptions and the fields of their payloads on the wire. Names in code, scopes and values are
 * kept. The definition of an event is renamed when it is loaded.
 * @throws TypeError if two events would have the same name. For two fields of one object, `load` rejects with the error.
 */
export function renameEvents<Events extends EventMap<Events>>(
  events: EventTable<Events>,
  rename: RenameWire,
): EventTable<Events> {
  // One table holds events of many types, which are not touched here.
  const rows = events as unknown as { readonly [name: string]: EventRow };
  const renamed = mapValues(rows, (row) => renameRow(row, rename));
  refuseClashes("events", renamed);
  return renamed as unknown as EventTable<Events>;
}

function renameRow(row: EventRow, rename: RenameWire): EventRow {
  const { load } = row;
  return {
    ...row,
    wireName: rename(row.wireName),
    subscriptions: row.subscriptions.map((each) => ({ ...each, name: rename(each.name) })),
    load: async () => renameDefinition(await load(), rename),
  };
}

function renameDefinition(event: EventDefinition, rename: RenameWire): EventDefinition {
  const { wireName, payloadTable } = event;
  return {
    ...event,
    wireName: rename(wireName),
    ...(payloadTable && { payloadTable: renameFields(payloadTable, rename) }),
  };
}
