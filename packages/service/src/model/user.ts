import type { ProfileFieldName, Role } from "../generated/service.js";
import type { Id } from "../values/ids.js";
import { type Instant, millisecondsOf } from "../values/instant.js";
import { nameKey } from "../values/text.js";
import { defineDocument, flag, maybeInteger, maybeText, text } from "./port/document.js";
import type { CustomFieldValue } from "./profile-field.js";

/** The facts that decide where a user belongs. */
interface Placed {
  readonly organizationId?: Id;
  readonly memberships: readonly { readonly workspaceId: Id }[];
}

/** Organization that owns the account. For a user of a standalone workspace, that workspace. */
export function homeOf({ organizationId, memberships }: Placed): Id {
  return organizationId ?? memberships[0]?.workspaceId ?? "";
}

/** Role of a user in a workspace. */
export type { Role } from "../generated/service.js";

/** Membership of a user in a workspace. */
export interface Membership {
  readonly workspaceId: Id;
  readonly role: Role;
}

/** A guest only sees the channels they are in; a single-channel guest (`single`) is in one. */
export interface Guest {
  readonly kind: "multi" | "single";
  /** When the account is deactivated. Default: never. */
  readonly expiration?: Instant;
  /** When it expires in particular workspaces, if different. */
  readonly expirations?: readonly { readonly workspaceId: Id; readonly expiration: Instant }[];
}

export interface Name {
  readonly givenName?: string;
  readonly familyName?: string;
  readonly honorificPrefix?: string;
}

export interface Address {
  readonly streetAddress?: string;
  readonly locality?: string;
  readonly region?: string;
  readonly postalCode?: string;
  readonly country?: string;
  readonly primary?: boolean;
}

/** Attributes of the enterprise extension. */
export interface Enterprise {
  readonly employeeNumber?: string;
  readonly costCenter?: string;
  readonly organization?: string;
  readonly division?: string;
  readonly department?: string;
  /** ID of a user. */
  readonly managerId?: Id;
}

/** The status of a user. */
export interface Status {
  readonly text: string;
  /** Between colons. */
  readonly emoji: string;
  /** When it ends. Default: never. */
  readonly expiration?: Instant;
}

/** A user as stored: one document, from which the protocols' views are derived. */
export interface User {
  readonly id: Id;
  /** Increases with every change, starting at 1. */
  readonly version: number;
  readonly created: Instant;
  readonly updated: Instant;
  readonly kind: "person" | "bot";
  /** App of a bot. */
  readonly appId?: Id;
  /** Organization that owns the account. Absent for a user of a standalone workspace. */
  readonly organizationId?: Id;
  /** Role in the organization, if any. */
  readonly organizationRole?: Role;
  /** Never empty; the first is the user's home. */
  readonly memberships: readonly Membership[];
  readonly active: boolean;
  /** The user's data was erased on request, and nothing can be changed. */
  readonly forgotten: boolean;
  readonly has2fa: boolean;
  /** Lowercase, unique in the directory. */
  readonly userName: string;
  readonly displayName: string;
  readonly name: Name;
  /** At most two, the primary one first. */
  readonly emails: readonly string[];
  /** Value sent at creation. Default: the user's page on the site. */
  readonly profileUrl?: string;
  /** URL or data URL. Default: a generated picture. */
  readonly photo?: string;
  readonly title?: string;
  readonly timezone: string;
  readonly locale?: string;
  readonly preferredLanguage?: string;
  readonly userType?: string;
  readonly primaryPhone?: string;
  readonly mobilePhone?: string;
  readonly address?: Address;
  readonly role?: { readonly value: string; readonly primary?: boolean };
  readonly enterprise?: Enterprise;
  readonly startDate?: string;
  readonly guest?: Guest;
  readonly pronouns?: string;
  /** Texts shown instead of the values of custom profile fields. */
  readonly fieldAlts?: { readonly [Name in ProfileFieldName]?: string };
  /** Values of the fields that administrators added, by the ID of the field. */
  readonly customFields?: Readonly<Record<Id, CustomFieldValue>>;
  readonly status?: Status;
  /** Present if the user is absent by choice. */
  readonly away?: true;
  /** Whether enterprise or custom profile data was ever set. If so, all such fields are shown. */
  readonly hasProfileFields: boolean;
  /** Salted hash of the initial password. */
  readonly passwordHash?: string;
}

/** Users. The store also keeps their addresses, names and positions in the directory. */
export const users = defineDocument<User>()({
  name: "user",
  table: "users",
  key: ["id"],
  columns: {
    id: text((it) => it.id),
    /** Organization or standalone workspace that the user belongs to. */
    home: text((it) => homeOf(it)),
    created: text((it) => it.created),
    user_name: text((it) => nameKey(it.userName)),
    display_name: text((it) => it.displayName),
    active: flag((it) => it.active),
    /** A multi-channel guest. */
    restricted: flag((it) => it.guest?.kind === "multi"),
    /** A single-channel guest. */
    ultra_restricted: flag((it) => it.guest?.kind === "single"),
    /** Workspaces of the memberships, each between spaces. Two spaces if there are none. */
    workspaces: text((it) => ` ${it.memberships.map(({ workspaceId }) => workspaceId).join(" ")} `),
    /** Roles above member, each with its workspace or organization between spaces. Null if there are none. */
    roles: maybeText((it) => printRoles(it)),
    /** When an account or a status ends, as Unix time in milliseconds. */
    due: maybeInteger((it) => dueMsOf(it)),
  },
  lists: {
    by_user_name: { by: ["user_name"], unique: true },
    in_order: {
      by: ["home"],
      order: ["created"],
      covers: ["user_name", "restricted", "ultra_restricted", "workspaces"],
    },
    /** Deactivated users and guests. They are few, so a search for them does not read all rows. */
    apart: { by: [], where: "active = 0 or restricted = 1 or ultra_restricted = 1" },
    /** Deactivated users, guests and administrators. They are few, so that a page of them does not read all rows. */
    deactivated: { by: ["home"], order: ["created"], where: "active = 0" },
    guests: { by: ["home"], order: ["created"], where: "restricted = 1 or ultra_restricted = 1" },
    administering: { by: ["home"], order: ["created"], where: "roles is not null" },
    due: { by: [], order: ["due"], where: "due is not null" },
  },
  secret: ["passwordHash"],
  sample: (seed) => ({
    id: `U${1 + (seed % 4)}`,
    version: 1 + (seed % 3),
    created: "2026-01-02T03:04:05.006Z",
    updated: "2026-01-02T03:04:05.006Z",
    kind: "person",
    memberships: [{ workspaceId: "T1", role: "member" }],
    active: seed % 5 !== 0,
    forgotten: false,
    has2fa: false,
    userName: `u${1 + (seed % 4)}`,
    displayName: `User ${seed}`,
    name: {},
    emails: [`u${1 + (seed % 4)}@example.com`],
    timezone: "America/Los_Angeles",
    hasProfileFields: false,
    ...(seed % 3 === 0 && {
      status: { text: "Out", emoji: ":sun:", expiration: `2026-01-02T03:04:0${seed % 10}.006Z` },
    }),
  }),
});

function printRoles({ organizationId, organizationRole, memberships }: User): string | undefined {
  const inOrganization =
    organizationId === undefined || organizationRole === undefined ? [] : [[organizationId, organizationRole] as const];
  const places = [...inOrganization, ...memberships.map(({ workspaceId, role }) => [workspaceId, role] as const)];
  const texts = places.flatMap(([id, role]) => (role === "member" ? [] : ` ${id}:${role} `));
  return texts.length === 0 ? undefined : texts.join("");
}

/** When time next changes a user, as Unix time in milliseconds: the account of a guest ends, or a status. */
export function dueMsOf({ active, guest, status }: Pick<User, "active" | "guest" | "status">): number | undefined {
  const [account, text] = [active ? guest?.expiration : undefined, status?.expiration];
  if (account === undefined) return text === undefined ? undefined : millisecondsOf(text);
  return Math.min(millisecondsOf(account), text === undefined ? Number.POSITIVE_INFINITY : millisecondsOf(text));
}
