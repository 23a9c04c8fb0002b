import {
  type AgentSessionReader,
  type DocumentReader,
  documents,
  type FunctionReader,
  type RecordReader,
  type RoleReader,
  readTs,
  recordKey,
} from "@rollcall/service/store";
import { compiled } from "../statements/compiled.js";
import { type Cells, selectDocument, selectList } from "../statements/document-statements.js";
import { allDocuments, oneDocument, type Reading } from "../statements/reading.js";

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

const selectSession = selectDocument(documents.agentSession);

const selectChannels = compiled("channels.withThread");

/** Reader of agent sessions. */
export function createAgentSessionReader(reading: Reading): AgentSessionReader {
  return {
    get: (id) => oneDocument(reading, selectSession, { id }),
    async channelsWithThread(userId, threadTs) {
      const ts = readTs(threadTs);
      return ts === undefined ? [] : allDocuments(reading, selectChannels, { userId, ts });
    },
  };
}

const selectOrganization = selectDocument(documents.crmOrganization);
const selectRecord = selectDocument(documents.record);

/** Reader of CRM organizations and records. */
export function createRecordReader(reading: Reading): RecordReader {
  return {
    organization: (id) => oneDocument(reading, selectOrganization, { id }),
    get: (crmOrgId, objectId) => oneDocument(reading, selectRecord, { id: recordKey(crmOrgId, objectId) }),
  };
}

const selectFunction = selectDocument(documents.function);

const selectByCallback = compiled("apps.functionByCallback");

const selectPage = compiled("apps.functionPage");

/** Reader of the functions of apps. */
export function createFunctionReader(reading: Reading): FunctionReader {
  return {
    get: (id) => oneDocument(reading, selectFunction, { id }),
    byCallback: (appId, callbackId) => oneDocument(reading, selectByCallback, { appId, callbackId }),
    find: ({ appIds, undistributedOf, after = { created: "", id: "" }, limit }) =>
      allDocuments(reading, selectPage, { appIds, undistributedOf, ...after, limit }),
  };
}

const selectNewest = compiled("roles.newest");
const selectOldest = compiled("roles.oldest");
const selectAmong = compiled("roles.among");

/** Later than the place of every assignment. */
const afterAll = "~";

/** Reader of the roles of users. */
export function createRoleReader(reading: Reading): RoleReader {
  return {
    find: ({ roleIds, entityIds, order, after, limit }) =>
      order === "newestFirst"
        ? allDocuments(reading, selectNewest, { roleIds, entityIds, place: after ?? afterAll, limit })
        : allDocuments(reading, selectOldest, { roleIds, entityIds, place: after ?? "", limit }),
    among: ({ roleIds, entityIds, userIds }) => allDocuments(reading, selectAmong, { roleIds, entityIds, userIds }),
  };
}
