import { among } from "../statements/among.js";
import type { SqlDialect } from "../statements/dialect.js";
import { named } from "../statements/named.js";
import { type Statement, textStatement } from "../statements/statement.js";
import { canvasIsSeen, listIsSeen, valuesIn } from "./document-is-seen.js";

/** Conditions of a search for files. Empty texts are no conditions. */
interface Search {
  readonly workspaceId: string;
  readonly viewerId: string;
  /** 1 if the viewer sees public channels. */
  readonly seesPublic: number;
  readonly channelId: string;
  readonly ownerId: string;
  /** Words with spaces around each. */
  readonly kinds: string;
  /** 1 if Lists are found. */
  readonly withLists: number;
  /** 1 if canvases are found. */
  readonly withCanvases: number;
  readonly fromMs: number;
  readonly toMs: number;
}

/** A page of the files, Lists and canvases that a viewer sees, each with the number of all. */
export const selectFiles = named<
  Search & { readonly offset: number; readonly limit: number },
  { readonly kind: "file" | "list" | "canvas"; readonly document: string; readonly total: number }
>(
  (param, dialect) => `select found.kind, found.document, cast(count(*) over () as bigint) as total
    from (${allFound(param, dialect)}) as found order by found.listed desc, found.id desc
    limit ${param("limit")} offset ${param("offset")}`,
);

/** Number of the files that a viewer sees. */
export const countFiles = named<Search, { readonly total: number }>(
  (param, dialect) => `select cast(count(*) as bigint) as total from (${allFound(param, dialect)}) as found`,
);

function allFound(param: (name: keyof Search) => string, dialect: SqlDialect): string {
  const select = (kind: string, table: string) =>
    `select '${kind}' as kind, ${table}.document, ${table}.listed, ${table}.id`;
  return `${select("file", "f")} from files f where ${isFound(param, dialect)}
    union all ${select("list", "l")} from lists l where cast(${param("withLists")} as integer) = 1
    and ${isMeant("l", param)} and (cast(${param("channelId")} as text) = '' or exists (
      select 1 from list_access a where a.list_id = l.id and a.subject_id = ${param("channelId")}))
    and ${listIsSeen(param)}
    union all ${select("canvas", "k")} from canvases k where cast(${param("withCanvases")} as integer) = 1
    and ${isMeant("k", param)} and (cast(${param("channelId")} as text) = '' or k.channel_id = ${param("channelId")}
      or exists (select 1 from ${valuesIn("k.shared_with", dialect)} where shared.value = ${param("channelId")}))
    and ${canvasIsSeen(param, dialect)}`;
}

/** Conditions of everything that is found, apart from those of the viewer. */
function isMeant(table: string, param: (name: keyof Search) => string): string {
  return `${table}.workspace_id = ${param("workspaceId")} and ${table}.listed is not null
    and ${table}.listed >= ${param("fromMs")} and ${table}.listed <= ${param("toMs")}
    and (cast(${param("ownerId")} as text) = '' or ${table}.owner_id = ${param("ownerId")})`;
}

function isFound(param: (name: keyof Search) => string, { name }: SqlDialect): string {
  const position = name === "sqlite" ? "instr" : "strpos";
  const isText = (it: keyof Search) => `cast(${param(it)} as text)`;
  return `${isMeant("f", param)}
    and (${isText("kinds")} = '' or ${position}(${isText("kinds")}, ' ' || f.kind || ' ') > 0)
    and (${isText("channelId")} = '' or exists (
      select 1 from file_shares s where s.file_id = f.id and s.channel_id = ${param("channelId")}))
    and (f.owner_id = ${param("viewerId")}
      or (cast(${param("seesPublic")} as integer) = 1 and (f.is_public = 1 or exists (
        select 1 from file_shares s join channels c on c.id = s.channel_id
        where s.file_id = f.id and c.type = 'public_channel')))
      or exists (select 1 from file_shares s
        join channel_members m on m.channel_id = s.channel_id and m.user_id = ${param("viewerId")}
        where s.file_id = f.id))`;
}

/** The places where files are shared. */
export const selectShares: Statement<
  { readonly ids: readonly string[] },
  { readonly file_id: string; readonly channel_id: string; readonly ts: number }
> = textStatement((dialect) => ({
  sql: `select file_id, channel_id, ts from file_shares where file_id ${among(dialect, 1)}
    order by file_id, channel_id, ts`,
  names: ["ids"],
}));

/** Size of all files of a workspace. */
export const selectBytes = named<{ readonly workspaceId: string }, { readonly bytes: number }>(
  (param) => `select cast(coalesce(sum(size), 0) as bigint) as bytes from files
    where workspace_id = ${param("workspaceId")} and listed is not null`,
);
