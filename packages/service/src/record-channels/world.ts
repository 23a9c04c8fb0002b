import { z } from "zod";
import { many, one, type Reference } from "../world/section/reference.js";
import type { WorldSection } from "../world/section/section.js";
import { type DeepReadonly, referenceSchema } from "../world/section/words.js";
import { readObjectId } from "./object-id.js";

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
};
