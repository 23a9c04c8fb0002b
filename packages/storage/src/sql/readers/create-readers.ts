import type { ListAccess, Store } from "@rollcall/service/store";
import { createDocumentMemory } from "../document-memory.js";
import { selectDocument } from "../documents.js";
import { allDocuments, oneDocument, type Reading } from "../reading.js";
import { statement } from "../statement.js";
import { createChannelReader } from "./channel-reader.js";
import { createGroupReader } from "./group-reader.js";
import { createMessageReader } from "./message-reader.js";
import { createTokenReader } from "./token-reader.js";
import { createUserReader } from "./user-reader.js";

const selectOrganization = statement(({ db }) =>
  db.selectFrom("organizations").select("document").orderBy("id").limit(1),
);
const selectWorkspace = selectDocument("workspaces");
const selectWorkspaces = statement(({ db }) => db.selectFrom("workspaces").select("document").orderBy("id"));
const selectApp = selectDocument("apps");
const selectList = selectDocument("lists");

const selectAccess = statement(({ db }, { id }: { readonly id: string }) =>
  db
    .selectFrom("list_access")
    .select(["subject_kind", "subject_id", "level"])
    .where("list_id", "=", id)
    .orderBy("subject_kind")
    .orderBy("subject_id"),
);

type Readers = Omit<Store, "locks" | "rates" | "commit" | "ready" | "close">;

/** Every reader of a store. */
export function createReaders(reading: Reading): Readers {
  const read = createDocumentMemory();
  return {
    organizations: {
      get: () => oneDocument(reading, selectOrganization, {}, read),
      workspace: (id) => oneDocument(reading, selectWorkspace, { id }, read),
      workspaces: () => allDocuments(reading, selectWorkspaces, {}),
    },
    users: createUserReader(reading),
    groups: createGroupReader(reading),
    tokens: createTokenReader(reading),
    apps: { get: (id) => oneDocument(reading, selectApp, { id }) },
    channels: createChannelReader(reading),
    messages: createMessageReader(reading),
    lists: {
      get: (id) => oneDocument(reading, selectList, { id }),
      accessOf: async (id) => (await reading.rows(selectAccess, { id })).map(toAccess),
    },
  };
}

function toAccess(row: { readonly subject_kind: string; readonly subject_id: string; readonly level: string }) {
  // The columns hold what `grantListAccess` was given.
  return { subject: { kind: row.subject_kind, id: row.subject_id }, level: row.level } as ListAccess;
}
