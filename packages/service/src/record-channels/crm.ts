import { defineDocument, text } from "../store/document.js";
import type { Id } from "../values/ids.js";

/** That records of a type have channels, and which. */
export interface RecordChannelRule {
  readonly objectType: string;
  readonly workspaceId: Id;
  readonly kind: "public" | "private";
}

/** An organization of the CRM that is connected, as it is stored. */
export interface CrmOrganization {
  /** Fifteen characters, upper and lower case apart. */
  readonly id: string;
  readonly version: number;
  readonly recordChannels: readonly RecordChannelRule[];
}

/** A record of the CRM, as it is stored. */
export interface CrmRecord {
  /** Made by `recordKey`. */
  readonly id: string;
  readonly version: number;
  readonly crmOrgId: string;
  /** Fifteen characters, upper and lower case apart. */
  readonly objectId: string;
  readonly objectType: string;
  readonly name: string;
  /** People who work on the record. */
  readonly teamIds: readonly Id[];
  /** The channel of the record; absent as long as it has none. */
  readonly channelId?: Id;
}

/** The key of a record: its organization in the CRM, and its own id there. */
export function recordKey(crmOrgId: string, objectId: string): string {
  return `${crmOrgId}/${objectId}`;
}

/** Organizations of the CRM. */
export const crmOrganizations = defineDocument<CrmOrganization>()({
  name: "crmOrganization",
  table: "crm_organizations",
  key: ["id"],
  columns: { id: text((it) => it.id) },
  lists: {},
  sample: (seed) => ({ id: `O${1 + (seed % 2)}`, version: 1 + (seed % 3), recordChannels: [] }),
});

/** Records of the CRM. */
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
