import type { EventDefinition, EventMap, EventRow, EventTable } from "./event-definition.js";
import { mapValues, type RenameWire, refuseClashes, renameFields } from "./rename-wire.js";

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
