import { z } from "zod";
import type { WorldFinding } from "../world/finding.js";
import { many, one, type Reference } from "../world/reference.js";
import type { SectionCheck, WorldSection } from "../world/section.js";
import { type DeepReadonly, referenceSchema } from "../world/words.js";
import { readObjectId } from "./object-id.js";
import { crmWrites } from "./world-writes.js";

const objectIdSchema = z
  .string()
  .refine(
    (text) => readObjectId(text) !== undefined,
    "Expected 15 letters and digits, or those with the 3 that check them",
  )
  .describe("15 letters and digits, upper and lower case apart, or those with the 3 that check them.");

const recordChannelSchema = z
  .strictObject({
    object_type: z.string().min(1),
    workspace: referenceSchema("The workspace in which the channels stand"),
    kind: z.enum(["public", "private"]).optional().describe("Left out: public."),
  })
  .describe("Records of a type have channels.");

const recordSchema = z
  .strictObject({
    id: objectIdSchema,
    type: z.string().min(1).describe("Type of the record."),
    name: z.string().min(1),
    team: z.array(referenceSchema("Somebody who works on it")).optional(),
    channel: referenceSchema("The channel that it has already").optional(),
  })
  .describe("A record.");

const crmOrganizationSchema = z
  .strictObject({
    id: objectIdSchema,
    record_channels: z.array(recordChannelSchema).optional().describe("Which records can have channels, and where."),
    records: z.array(recordSchema).optional(),
  })
  .describe("An organization of the CRM that is connected, with its records.");

export type WorldCrmOrganization = DeepReadonly<z.infer<typeof crmOrganizationSchema>>;

/** Organizations of the CRM, their records and the types that have channels differ from each other. */
const checkRepetitions: SectionCheck<WorldCrmOrganization> = (organizations) => [
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

/** The connected organizations of the CRM of a world file. */
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
  toWrites: crmWrites,
  checks: [checkRepetitions],
};

function repeated(
  all: readonly { readonly value: string | undefined; readonly path: WorldFinding["path"] }[],
): readonly WorldFinding[] {
  const values = all.map(({ value }) => value);
  return all
    .filter(({ value }, i) => values.indexOf(value) < i)
    .map(({ path, value }) => ({ path, message: `${JSON.stringify(value)} is there already` }));
}
