import { type CrmRecord, recordKey } from "../../record-channels/crm.js";
import { readObjectId } from "../../record-channels/object-id.js";
import type { Write } from "../../store/write.js";
import type { WorldCrmOrganization } from "../format/crm-organization.js";
import { present } from "./present.js";
import type { WriteContext } from "./write-context.js";

type WorldRecord = NonNullable<WorldCrmOrganization["records"]>[number];

/** The organizations of the CRM and their records. */
export function crmWrites(context: WriteContext): readonly Write[] {
  return (context.world.crm_organizations ?? []).flatMap((organization): readonly Write[] => {
    const id = shortId(organization.id);
    const recordChannels = (organization.record_channels ?? []).map(({ object_type, workspace, kind = "public" }) => ({
      objectType: object_type,
      workspaceId: context.ids.of("workspace", workspace),
      kind,
    }));
    return [
      { kind: "putCrmOrganization", crmOrganization: { id, version: 1, recordChannels } },
      ...(organization.records ?? []).map(
        (record) => ({ kind: "putRecord", record: toRecord(record, id, context) }) as const,
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
  if (id === undefined) throw new Error(`the world has been loaded unchecked: ${text} is no id of the CRM`);
  return id;
}
