import type { AdministeredSlice, User } from "@rollcall/service/store";
import type { ParseMemory } from "../statements/document-memory.js";
import type { Reading } from "../statements/reading.js";
import { joined, position, raw, type SqlPart, sql } from "../statements/sql.js";
import { type Statement, statement } from "../statements/statement.js";
import { isGrantedTo } from "./find-seen-users.js";

interface PageArgs {
  readonly home: string;
  readonly created: string;
  readonly id: string;
  readonly limit: number;
  readonly workspaceId: string;
  readonly place: string;
  readonly workspaceIds: readonly string[];
  readonly userId: string;
}

type Page = Statement<PageArgs, { readonly id: string; readonly document: string }>;

const pages = new Map<string, Page>();

/** Statement of a page of the users that an administrator lists. Slices of the same form have the same statement. */
function selectAdministered(slice: AdministeredSlice): Page {
  const { active, workspaceId, onlyGuests, roles, granted } = slice;
  const isGranted = granted !== undefined;
  const form = [active, workspaceId !== undefined, onlyGuests, roles?.anyOf, isGranted].join();
  const known = pages.get(form);
  if (known !== undefined) return known;
  const made = selectPage(slice);
  pages.set(form, made);
  return made;
}

function selectPage({ active, workspaceId, onlyGuests, roles, granted }: AdministeredSlice): Page {
  return statement((arg) => {
    const conditions = [
      sql`users.home = ${arg.home} and (users.created, users.id) >= (${arg.created}, ${arg.id})`,
      sql`users.active = ${active ? 1 : 0}`,
      // Each of the three is the condition of an index.
      ...(onlyGuests === undefined ? [] : [sql`(users.restricted = 1 or users.ultra_restricted = 1)`]),
      ...(roles === undefined ? [] : [sql`users.roles is not null`]),
      ...(roles === undefined ? [] : [anyOf(roles.anyOf.map((role) => holds(arg.place, role)))]),
      ...(workspaceId === undefined
        ? []
        : [
            anyOf([
              sql`${position}(users.workspaces, ' ' || ${arg.workspaceId} || ' ') > 0`,
              sql`exists (select 1 from connected_members connected
        where connected.user_id = users.id and connected.workspace_id = ${arg.workspaceId})`,
            ]),
          ]),
      ...(granted === undefined ? [] : [isGrantedTo(arg)]),
    ];
    return sql`select users.id, users.document from users
    where ${joined(conditions, "\n      and ")}
    order by users.created, users.id limit ${arg.limit}`;
  });
}

/** Roles are stored with their places, each between spaces. */
function holds(place: SqlPart, role: string): SqlPart {
  return sql`${position}(users.roles, ' ' || ${place} || ${raw(`':${role} '`)}) > 0`;
}

function anyOf(conditions: readonly SqlPart[]): SqlPart {
  return sql`(${joined(conditions, " or ")})`;
}

/** Finds a page of the users that an administrator lists. */
export async function findAdministeredUsers(
  reading: Reading,
  slice: AdministeredSlice,
  read: ParseMemory,
): Promise<readonly User[]> {
  const { home, limit, workspaceId = "", roles, granted, from: { created, id } = { created: "", id: "" } } = slice;
  const rows = await reading.rows(selectAdministered(slice), {
    home,
    created,
    id,
    limit,
    workspaceId,
    place: roles?.of ?? "",
    workspaceIds: granted?.workspaceIds ?? [],
    userId: granted?.userId ?? "",
  });
  return rows.map((row) => read<User>(row.id, row.document));
}
