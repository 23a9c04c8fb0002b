import {
  type DocumentReader,
  documents,
  type Readers,
  type RecordReader,
  recordKey,
  type SearchReader,
} from "@rollcall/service/store";
import { createFileReader, findings } from "../files/file-reader.js";
import { createDocumentMemory } from "../statements/document-memory.js";
import { type Cells, selectDocument, selectList } from "../statements/document-statements.js";
import { allDocuments, oneDocument, type Reading } from "../statements/reading.js";
import { sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import type { Columns } from "../tables.js";
import { createAgentSessionReader } from "./agent-session-reader.js";
import { createChannelReader } from "./channel-reader.js";
import { createFunctionReader } from "./function-reader.js";
import { createGroupReader } from "./group-reader.js";
import { createListReader } from "./list-reader.js";
import { createMessageReader } from "./message-reader.js";
import { createReactionReader } from "./reaction-reader.js";
import { createRoleReader } from "./role-reader.js";
import { createTokenReader, type TokenReaderOptions } from "./token-reader.js";
import { createUserReader } from "./user-reader.js";

/** Reader of any document, by key and by list. */
export function createDocumentReader(reading: Reading): DocumentReader {
  return {
    get: (document, key) => oneDocument(reading, selectDocument(document), key),
    list: (document, list, given, { limit, after }) =>
      allDocuments(reading, selectList(document, list, after === undefined), {
        ...prefixed("by", given),
        ...(after !== undefined && prefixed("after", after)),
        limit,
      }),
  };
}

function prefixed(prefix: string, cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).map(([name, cell]) => [`${prefix} ${name}`, cell]));
}

const selectCrmOrganization = selectDocument(documents.crmOrganization);
const selectRecord = selectDocument(documents.record);

/** Reader of CRM organizations and records. */
function createRecordReader(reading: Reading): RecordReader {
  return {
    organization: (id) => oneDocument(reading, selectCrmOrganization, { id }),
    get: (crmOrgId, objectId) => oneDocument(reading, selectRecord, { id: recordKey(crmOrgId, objectId) }),
  };
}

/** Reader of searches. Loads with the first search, because most servers run none. */
function createLateSearch(reading: Reading): SearchReader {
  let loaded: Promise<SearchReader> | undefined;
  const load = async () => (await import("../search/search-reader.js")).createSearchReader(reading);
  return {
    async messages(slice) {
      loaded ??= load();
      return (await loaded).messages(slice);
    },
  };
}

/** The organization. */
const selectOrganization = statement<object, Columns<"organizations", "document">>(
  () => sql`select document from organizations order by id limit 1`,
);

const selectWorkspace = selectDocument(documents.workspace);

/** All workspaces. */
const selectWorkspaces = statement<object, Columns<"workspaces", "document">>(
  () => sql`select document from workspaces order by id`,
);

const selectApp = selectDocument(documents.app);
const selectCanvas = selectDocument(documents.canvas);

/** All readers of a store. */
export function createReaders(reading: Reading, tokens: TokenReaderOptions = {}): Readers {
  const known = {
    organizations: createDocumentMemory(reading, documents.organization.table),
    workspaces: createDocumentMemory(reading, documents.workspace.table),
  };
  return {
    organizations: {
      get: () => known.organizations.find("", selectOrganization, {}),
      workspace: (id) => known.workspaces.find(id, selectWorkspace, { id }),
      workspaces: () => allDocuments(reading, selectWorkspaces, {}),
    },
    users: createUserReader(reading),
    groups: createGroupReader(reading),
    tokens: createTokenReader(reading, tokens),
    apps: { get: (id) => oneDocument(reading, selectApp, { id }) },
    channels: createChannelReader(reading),
    messages: createMessageReader(reading),
    reactions: createReactionReader(reading),
    search: createLateSearch(reading),
    functions: createFunctionReader(reading),
    records: createRecordReader(reading),
    lists: createListReader(reading),
    canvases: {
      get: (id) => oneDocument(reading, selectCanvas, { id }),
      findSeen: async (page) => (await findings()).findSeenCanvases(reading, page),
    },
    agentSessions: createAgentSessionReader(reading),
    roles: createRoleReader(reading),
    files: createFileReader(reading),
  };
}
