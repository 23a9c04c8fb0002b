import type { Role } from "../generated/service.js";
import { defineDocument, flag, text } from "../store/document.js";
import { nameKey } from "../store/name-key.js";
import type { Id } from "../values/ids.js";
import type { Instant } from "../values/instant.js";
import { homeOf } from "./home-of.js";

/** What a user may do in a workspace. */
export type { Role } from "../generated/service.js";

/** A user's place in one workspace. */
export interface Membership {
  readonly workspaceId: Id;
  readonly role: Role;
}

/** A guest sees only the channels it is in; a single-channel guest (`single`) has one. */
export interface Guest {
  readonly kind: "multi" | "single";
  /** When the account is deactivated; absent means never. */
  readonly expiration?: Instant;
  /** When it ends in single workspaces, where that differs. */
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
  /** A user's id. */
  readonly managerId?: Id;
}

/** A user as it is stored: one document. What the protocols show is made from it. */
export interface User {
  readonly id: Id;
  /** Counts up with every change, from 1. */
  readonly version: number;
  readonly created: Instant;
  readonly updated: Instant;
  readonly kind: "person" | "bot";
  /** The app of a bot. */
  readonly appId?: Id;
  /** The organization that owns the account; absent for a user of a lone workspace. */
  readonly organizationId?: Id;
  /** Role in the organization; absent where there is none. */
  readonly organizationRole?: Role;
  /** Never empty; the first is the user's home. */
  readonly memberships: readonly Membership[];
  readonly active: boolean;
  /** Data was erased on request; nothing may be changed. */
  readonly forgotten: boolean;
  readonly has2fa: boolean;
  /** Lower case, unique in the directory. */
  readonly userName: string;
  readonly displayName: string;
  readonly name: Name;
  /** At most two, the primary first. */
  readonly emails: readonly string[];
  /** What was sent when the account was made; absent means the site's page of the user. */
  readonly profileUrl?: string;
  /** URL or data URL; absent means a generated picture. */
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
  /** Whether enterprise or custom profile data was ever set; from then on every such field is shown. */
  readonly hasProfileFields: boolean;
  /** Salted hash of the initial password. */
  readonly passwordHash?: string;
}

/** Users. The store also keeps their addresses, names and places in the order of a directory. */
export const users = defineDocument<User>()({
  name: "user",
  table: "users",
  key: ["id"],
  columns: {
    id: text((it) => it.id),
    /** The organization, or the lone workspace, that the user belongs to. */
    home: text((it) => homeOf(it)),
    created: text((it) => it.created),
    user_name: text((it) => nameKey(it.userName)),
    display_name: text((it) => it.displayName),
    active: flag((it) => it.active),
    /** A multi-channel guest. */
    restricted: flag((it) => it.guest?.kind === "multi"),
    /** A single-channel guest. */
    ultra_restricted: flag((it) => it.guest?.kind === "single"),
  },
  lists: {
    by_user_name: { by: ["user_name"], unique: true },
    in_order: { by: ["home"], order: ["created"], covers: ["user_name", "restricted", "ultra_restricted"] },
    /** Deactivated users and guests: few beside the others, so a search for them does not read the rows of all. */
    apart: { by: [], where: "active = 0 or restricted = 1 or ultra_restricted = 1" },
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
  }),
});
