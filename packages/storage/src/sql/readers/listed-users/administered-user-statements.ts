import type { AdministeredSlice } from "@rollcall/service/store";
import { named } from "../../statements/named.js";
import type { Statement } from "../../statements/statement.js";
import { isGrantedTo } from "./seen-user-statements.js";

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
export function selectAdministered(slice: AdministeredSlice): Page {
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
  return named((mark, dialect) => {
    const at = dialect.name === "sqlite" ? "instr" : "strpos";
    const conditions = [
      `users.home = ${mark("home")} and (users.created, users.id) >= (${mark("created")}, ${mark("id")})`,
      `users.active = ${active ? 1 : 0}`,
      // Each of the three is the condition of an index.
      ...(onlyGuests === undefined ? [] : ["(users.restricted = 1 or users.ultra_restricted = 1)"]),
      ...(roles === undefined ? [] : ["users.roles is not null"]),
      ...(roles === undefined ? [] : [anyOf(roles.anyOf.map((role) => holds(at, mark("place"), role)))]),
      ...(workspaceId === undefined
        ? []
        : [
            anyOf([
              `${at}(users.workspaces, ' ' || ${mark("workspaceId")} || ' ') > 0`,
              `exists (select 1 from connected_members connected
        where connected.user_id = users.id and connected.workspace_id = ${mark("workspaceId")})`,
            ]),
          ]),
      ...(granted === undefined ? [] : [isGrantedTo(dialect, mark)]),
    ];
    return `select users.id, users.document from users
    where ${conditions.join("\n      and ")}
    order by users.created, users.id limit ${mark("limit")}`;
  });
}

/** Roles are stored with their places, each between spaces. */
function holds(at: string, place: string, role: string): string {
  return `${at}(users.roles, ' ' || ${place} || ':${role} ') > 0`;
}

function anyOf(conditions: readonly string[]): string {
  return `(${conditions.join(" or ")})`;
}
