import { documents, type RecordReader, recordKey } from "@rollcall/service/store";
import { selectDocument } from "../statements/document-statements.js";
import { oneDocument, type Reading } from "../statements/reading.js";

const selectOrganization = selectDocument(documents.crmOrganization);
const selectRecord = selectDocument(documents.record);

/** Reader of CRM organizations and records. */
export function createRecordReader(reading: Reading): RecordReader {
  return {
    organization: (id) => oneDocument(reading, selectOrganization, { id }),
    get: (crmOrgId, objectId) => oneDocument(reading, selectRecord, { id: recordKey(crmOrgId, objectId) }),
  };
}
