import type { CrmOrganization, CrmRecord } from "./crm.js";

export interface RecordReader {
  /** Gets a CRM organization by its fifteen-character ID. */
  organization(crmOrgId: string): Promise<CrmOrganization | undefined>;
  /** Gets a record by the fifteen-character IDs. */
  get(crmOrgId: string, objectId: string): Promise<CrmRecord | undefined>;
}
