import type { CrmOrganization, CrmRecord } from "./crm.js";

export interface RecordReader {
  /** By its fifteen characters. */
  organization(crmOrgId: string): Promise<CrmOrganization | undefined>;
  /** By the fifteen characters of each. */
  get(crmOrgId: string, objectId: string): Promise<CrmRecord | undefined>;
}
