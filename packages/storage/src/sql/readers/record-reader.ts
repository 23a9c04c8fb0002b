import { type RecordReader, recordKey } from "@rollcall/service/store";
import { selectDocument } from "../documents.js";
import { oneDocument, type Reading } from "../reading.js";

const selectOrganization = selectDocument("crm_organizations");
const selectRecord = selectDocument("crm_records");

/** Reads the organizations and records of the CRM. */
export function createRecordReader(reading: Reading): RecordReader {
  return {
    organization: (id) => oneDocument(reading, selectOrganization, { id }),
    get: (crmOrgId, objectId) => oneDocument(reading, selectRecord, { id: recordKey(crmOrgId, objectId) }),
  };
}
