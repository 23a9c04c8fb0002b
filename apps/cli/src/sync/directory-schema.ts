import type { Directory } from "@rollcall/scim-provider";
import { z } from "zod";

const userSchema = z.looseObject({
  key: z.string().min(1).optional(),
  externalId: z.string().min(1).optional(),
  userName: z.string().min(1),
  active: z.boolean().optional(),
});

const groupSchema = z.strictObject({
  key: z.string().min(1).optional(),
  externalId: z.string().min(1).optional(),
  displayName: z.string().min(1),
  members: z.array(z.string()).optional(),
});

/** Schema of a file with users and groups. Attributes are those of SCIM. */
export const directorySchema: z.ZodType<Directory> = z.strictObject({
  users: z.array(userSchema),
  groups: z.array(groupSchema).optional(),
  // Absent keys stay absent: the parser sets no key to undefined.
}) as unknown as z.ZodType<Directory>;
