import { z } from "zod";
import { idPatterns, idPrefixes, roles } from "../generated/service.js";
import { emojiForm } from "../rules/directory/emoji/main-name.js";
import { isAdministrator } from "../rules/directory/user.js";
import { readDisplayName, readUserName } from "../rules/users/names/name.js";
import { createdSchema, type DeepReadonly, idSchema, instantSchema, referenceSchema } from "./schemas.js";
import { type Names, one, type Reference, type SectionCheck, type WorldFinding, type WorldSection } from "./section.js";

const roleSchema = z.enum(roles);

const nameSchema = z.strictObject({
  givenName: z.string().optional(),
  familyName: z.string().optional(),
  honorificPrefix: z.string().optional(),
});

const addressSchema = z.strictObject({
  streetAddress: z.string().optional(),
  locality: z.string().optional(),
  region: z.string().optional(),
  postalCode: z.string().optional(),
  country: z.string().optional(),
  primary: z.boolean().optional(),
});

const enterpriseSchema = z.strictObject({
  employeeNumber: z.string().optional(),
  costCenter: z.string().optional(),
  organization: z.string().optional(),
  division: z.string().optional(),
  department: z.string().optional(),
  manager: referenceSchema("The manager").optional(),
});

const guestSchema = z.strictObject({
  kind: z.enum(["multi", "single"]).describe("Whether the guest sees several channels or a single one."),
  expiration: instantSchema.optional().describe("When the account is deactivated. Default: never."),
  expirations: z
    .record(z.string(), instantSchema)
    .optional()
    .describe("When it expires in particular workspaces, if different, by workspace."),
});

const customValueSchema = z.strictObject({
  value: z.string().min(1).max(256),
  alt: z.string().max(256).optional().describe("Text shown instead of the value. Default: none."),
});

const statusSchema = z.strictObject({
  text: z.string(),
  emoji: z.string().regex(emojiForm, "Expected an emoji between colons"),
  expiration: instantSchema.optional().describe("When it ends. Default: never."),
});

const userSchema = z
  .strictObject({
    id: idSchema(idPatterns.user),
    userName: z.string().min(1).describe("In stored form: lowercase and not too long. Also its name in this file."),
    bot_of: referenceSchema("The app").optional().describe("The app of a bot. Default: none, for a person."),
    created: createdSchema,
    displayName: z.string().min(1).optional().describe("Default: the full name, otherwise the userName."),
    name: nameSchema.optional(),
    emails: z.array(z.email()).max(2).optional().describe("The primary address first. A person needs one."),
    title: z.string().optional(),
    timezone: z.string().optional(),
    locale: z.string().optional(),
    preferredLanguage: z.string().optional(),
    userType: z.string().optional(),
    profileUrl: z.string().optional(),
    photo: z.string().optional().describe("URL or data URL. Default: a generated picture."),
    primaryPhone: z.string().optional(),
    mobilePhone: z.string().optional(),
    address: addressSchema.optional(),
    role: z.strictObject({ value: z.string(), primary: z.boolean().optional() }).optional(),
    enterprise: enterpriseSchema.optional(),
    startDate: instantSchema.optional(),
    pronouns: z.string().optional(),
    custom_fields: z
      .record(z.string(), z.union([z.string().min(1).max(256), customValueSchema]))
      .optional()
      .describe("Values of custom_fields, by the name of the field."),
    status: statusSchema.optional().describe("Default: none."),
    away: z.boolean().optional().describe("The user is absent by choice. Default: false."),
    organization_role: roleSchema.optional().describe("Role in the organization. Default: none."),
    workspaces: z
      .record(z.string(), roleSchema)
      .optional()
      .describe("Role by workspace, home first. Default: a member of the default workspace."),
    guest: guestSchema.optional(),
    active: z.boolean().optional().describe("Default: true."),
    forgotten: z.boolean().optional().describe("The user's data was erased on request, and nothing can be changed."),
    has_2fa: z.boolean().optional().describe("Two-factor authentication is set up."),
  })
  .describe("A person or a bot.");

export type WorldUser = DeepReadonly<z.infer<typeof userSchema>>;

/** Users and bots of a world file. */
export const userSection: WorldSection<"users", WorldUser> = {
  key: "users",
  schema: userSchema,
  named: { subject: "user", prefix: () => idPrefixes.user, of: ({ userName, id }) => [userName, id] },
  references: referencesOf,
};

function* referencesOf(user: WorldUser, path: Reference["path"]): Generator<Reference> {
  yield* one("app", user.bot_of, [...path, "bot_of"]);
  yield* one("user", user.enterprise?.manager, [...path, "enterprise", "manager"]);
  for (const reference of Object.keys(user.guest?.expirations ?? {})) {
    yield { subject: "workspace", reference, path: [...path, "guest", "expirations", reference], what: "key" };
  }
  for (const reference of Object.keys(user.custom_fields ?? {})) {
    yield { subject: "custom field", reference, path: [...path, "custom_fields", reference], what: "key" };
  }
  for (const reference of Object.keys(user.workspaces ?? {})) {
    yield { subject: "workspace", reference, path: [...path, "workspaces", reference], what: "key" };
  }
}

/** Role of a user of a world file in a workspace or, if `workspace` is undefined, in the organization. */
export function roleIn(
  user: WorldUser,
  names: Names,
  workspace: number | undefined,
): NonNullable<WorldUser["organization_role"]> {
  if (workspace === undefined) return user.organization_role ?? "member";
  const own = Object.entries(user.workspaces ?? {}).find(([name]) => names.lookup("workspace", name)[0] === workspace);
  return own?.[1] ?? "member";
}

/**
 * Checks that a person has an address and a bot has none, that a guest is only a member, and that userNames are in
 * stored form.
 */
export const checkUsers: SectionCheck<WorldUser> = (users) =>
  users.flatMap((user, i) =>
    [...checkUserName(user), ...checkKind(user), ...checkGuest(user)].map((finding) => ({
      ...finding,
      path: ["users", i, ...finding.path],
    })),
  );

function checkKind(user: WorldUser): readonly WorldFinding[] {
  if (user.bot_of === undefined) {
    return user.emails?.length ? [] : [{ path: ["userName"], message: "A person needs an address in emails" }];
  }
  if (user.guest !== undefined) return [{ path: ["guest"], message: "A bot cannot be a guest" }];
  return user.emails?.length ? [{ path: ["emails"], message: "A bot has no address" }] : [];
}

function checkGuest(user: WorldUser): readonly WorldFinding[] {
  if (user.guest === undefined) return [];
  const roles = [user.organization_role, ...Object.values(user.workspaces ?? {})];
  if (!roles.some(isAdministrator)) return [];
  return [{ path: ["guest"], message: "cannot_make_user_guest: a guest has no role above member" }];
}

function checkUserName({ userName, displayName }: WorldUser): readonly WorldFinding[] {
  const findings: WorldFinding[] = [];
  const read = readUserName(userName, "userName");
  if (!read.ok) {
    findings.push({ path: ["userName"], message: `${read.error}: ${JSON.stringify(userName)} cannot be a userName` });
  } else if (read.value.name !== userName) {
    findings.push({
      path: ["userName"],
      message: `A userName must be in its stored form: ${JSON.stringify(read.value.name)}`,
    });
  }
  const shown = displayName === undefined ? undefined : readDisplayName(displayName);
  if (shown?.ok === false) {
    findings.push({ path: ["displayName"], message: `${shown.error}: this cannot be a displayName` });
  }
  return findings;
}
