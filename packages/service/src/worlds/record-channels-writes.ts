import { type CrmRecord, recordKey } from "../model/crm.js";
import type { Write } from "../model/writes.js";
import { readObjectId } from "../rules/record-channels/object-id.js";
import type { WorldCrmOrganization } from "./record-channels.js";
import { present } from "./section/present.js";
import type { WriteContext } from "./section/write-context.js";

type WorldRecord = NonNullable<WorldCrmOrganization["records"]>[number];

/** Writes of the CRM organizations and their records. */
export function crmWrites(organizations: readonly WorldCrmOrganization[], context: WriteContext): readonly Write[] {
  return organizations.flatMap((organization): readonly Write[] => {
    const id = shortId(organization.id);
    const recordChannels = (organization.record_channels ?? []).map(({ object_type, workspace, kind = "public" }) => ({
      objectType: object_type,
      workspaceId: context.ids.of("workspace", workspace),
      kind,
    }));
    return [
      { kind: "put", document: "crmOrganization", value: { id, version: 1, recordChannels } },
      ...(organization.records ?? []).map(
        (record) => ({ kind: "put", document: "record", value: toRecord(record, id, context) }) as const,
      ),
    ];
  });
}

function toRecord(
  { id, type, name, team = [], channel }: WorldRecord,
  crmOrgId: string,
  { ids }: WriteContext,
): CrmRecord {
  const objectId = shortId(id);
  return {
    id: recordKey(crmOrgId, objectId),
    version: 1,
    crmOrgId,
    objectId,
    objectType: type,
    name,
    teamIds: team.map((user) => ids.of("user", user)),
    ...present("channelId", channel === undefined ? undefined : ids.of("channel", channel)),
  };
}

function shortId(text: string): string {
  const id = readObjectId(text);
  if (id === undefined) throw new Error(`the world was loaded without checks: ${text} is not a CRM ID`);
  return id;
}
