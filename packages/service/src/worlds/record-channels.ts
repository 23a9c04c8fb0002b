import { z } from "zod";
import { type CrmRecord, recordKey } from "../model/crm.js";
import type { Write } from "../model/store.js";
import { readObjectId } from "../rules/record-channels/object-id.js";
import { type DeepReadonly, referenceSchema } from "./schemas.js";
import {
  many,
  one,
  present,
  type Reference,
  type SectionCheck,
  type WorldFinding,
  type WorldSection,
  type WriteContext,
} from "./section.js";

const objectIdSchema = z
  .string()
  .refine(
    (text) => readObjectId(text) !== undefined,
    "Expected 15 letters and digits, optionally with the 3 check characters",
  )
  .describe("15 letters and digits, case-sensitive, optionally with the 3 check characters.");

const recordChannelSchema = z
  .strictObject({
    object_type: z.string().min(1),
    workspace: referenceSchema("The workspace of the channels"),
    kind: z.enum(["public", "private"]).optional().describe("Default: public."),
  })
  .describe("Channels for records of a type.");

const recordSchema = z
  .strictObject({
    id: objectIdSchema,
    type: z.string().min(1).describe("Type of the record."),
    name: z.string().min(1),
    team: z.array(referenceSchema("A user who works on it")).optional(),
    channel: referenceSchema("Its existing channel").optional(),
  })
  .describe("A record.");

const crmOrganizationSchema = z
  .strictObject({
    id: objectIdSchema,
    record_channels: z.array(recordChannelSchema).optional().describe("Types of records that can have channels."),
    records: z.array(recordSchema).optional(),
  })
  .describe("A connected CRM organization, with its records.");

type WorldCrmOrganization = DeepReadonly<z.infer<typeof crmOrganizationSchema>>;

/** Connected CRM organizations of a world file. */
export const crmOrganizationSection: WorldSection<"crm_organizations", WorldCrmOrganization> = {
  key: "crm_organizations",
  schema: crmOrganizationSchema,
  *references({ record_channels = [], records = [] }, path): Generator<Reference> {
    for (const [j, { workspace }] of record_channels.entries())
      yield* one("workspace", workspace, [...path, "record_channels", j, "workspace"]);
    for (const [j, { team, channel }] of records.entries()) {
      yield* many("user", team, [...path, "records", j, "team"]);
      yield* one("channel", channel, [...path, "records", j, "channel"]);
    }
  },
};

/** Checks that CRM organizations, records and record types are listed once. */
export const checkRepetitions: SectionCheck<WorldCrmOrganization> = (organizations) => [
  ...repeated(organizations.map(({ id }, i) => ({ value: readObjectId(id), path: ["crm_organizations", i, "id"] }))),
  ...organizations.flatMap(({ records = [], record_channels = [] }, i) => [
    ...repeated(
      records.map(({ id }, j) => ({ value: readObjectId(id), path: ["crm_organizations", i, "records", j, "id"] })),
    ),
    ...repeated(
      record_channels.map(({ object_type }, j) => ({
        value: object_type,
        path: ["crm_organizations", i, "record_channels", j, "object_type"],
      })),
    ),
  ]),
];

function repeated(
  all: readonly { readonly value: string | undefined; readonly path: WorldFinding["path"] }[],
): readonly WorldFinding[] {
  const values = all.map(({ value }) => value);
  return all
    .filter(({ value }, i) => values.indexOf(value) < i)
    .map(({ path, value }) => ({ path, message: `${JSON.stringify(value)} is listed twice` }));
}

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
