import { z } from "zod";
import { readObjectId } from "../rules/record-channels/object-id.js";
import { type DeepReadonly, referenceSchema } from "./section/common-schemas.js";
import { many, one, type Reference } from "./section/reference.js";
import type { WorldSection } from "./section/section.js";

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

export type WorldCrmOrganization = DeepReadonly<z.infer<typeof crmOrganizationSchema>>;

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
