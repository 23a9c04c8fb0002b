import { lists } from "../model/list.js";
import type { PutOf } from "../model/port/document.js";
import type { EventSource } from "./event-source.js";
import { eventTsOf } from "./event-time.js";

type PutList = PutOf<{ readonly list: typeof lists }>;

/** Events of a new or changed List, which is a file. Every change of its rows puts the List, too. */
export const changedListEvents: EventSource<PutList> = {
  subscriptions: ["file_created", "file_change"],
  reads: ({ value: { id } }) => [{ kind: "document", document: lists, key: { id } }],
  drafts: ({ value: { id, workspaceId, ownerId } }, view) => {
    const type = view.before(lists, { id }) === undefined ? "file_created" : "file_change";
    const facts = { fileId: id, userId: view.byId ?? ownerId, eventTs: eventTsOf(view) };
    return [{ type, audience: { subscription: type, workspaceIds: [workspaceId], fileId: id }, facts }];
  },
};
