import type { Id } from "../values/ids.js";
import { defineDocument, text } from "./port/document.js";

/** Channels that records of a type get. */
export interface RecordChannelRule {
  readonly objectType: string;
  readonly workspaceId: Id;
  readonly kind: "public" | "private";
}

/** A connected CRM organization, as stored. */
export interface CrmOrganization {
  /** Fifteen characters, case-sensitive. */
  readonly id: string;
  readonly version: number;
  readonly recordChannels: readonly RecordChannelRule[];
}

/** A CRM record, as stored. */
export interface CrmRecord {
  /** Made by `recordKey`. */
  readonly id: string;
  readonly version: number;
  readonly crmOrgId: string;
  /** Fifteen characters, case-sensitive. */
  readonly objectId: string;
  readonly objectType: string;
  readonly name: string;
  /** Users who work on the record. */
  readonly teamIds: readonly Id[];
  /** Channel of the record. Absent until it is created. */
  readonly channelId?: Id;
}

/** Key of a record: the ID of its CRM organization, and its ID there. */
export function recordKey(crmOrgId: string, objectId: string): string {
  return `${crmOrgId}/${objectId}`;
}

/** CRM organizations. */
export const crmOrganizations = defineDocument<CrmOrganization>()({
  name: "crmOrganization",
  table: "crm_organizations",
  key: ["id"],
  columns: { id: text((it) => it.id) },
  lists: {},
  sample: (seed) => ({ id: `O${1 + (seed % 2)}`, version: 1 + (seed % 3), recordChannels: [] }),
});

/** CRM records. */
export const crmRecords = defineDocument<CrmRecord>()({
  name: "record",
  table: "crm_records",
  key: ["id"],
  columns: { id: text((it) => it.id) },
  lists: {},
  sample: (seed) => ({
    id: recordKey("O1", `R${1 + (seed % 2)}`),
    version: 1 + (seed % 3),
    crmOrgId: "O1",
    objectId: `R${1 + (seed % 2)}`,
    objectType: "Account",
    name: `Record ${seed}`,
    teamIds: [],
  }),
});

export interface RecordReader {
  /** Gets a CRM organization by its fifteen-character ID. */
  organization(crmOrgId: string): Promise<CrmOrganization | undefined>;
  /** Gets a record by the fifteen-character IDs. */
  get(crmOrgId: string, objectId: string): Promise<CrmRecord | undefined>;
}
