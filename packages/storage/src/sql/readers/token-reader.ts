import {
  type App,
  after,
  documents,
  type Organization,
  type ResolvedToken,
  type Token,
  type TokenReader,
  type User,
  type Workspace,
  workspacesOf,
} from "@rollcall/service/store";
import { createReadMemory } from "../statements/document-memory.js";
import { parseDocument, selectDocument } from "../statements/document-statements.js";
import type { Reading } from "../statements/reading.js";
import { among, sql } from "../statements/sql.js";
import { overList, statement } from "../statements/statement.js";
import type { Columns } from "../tables.js";

/** The token with a hash. */
const selectToken = statement<{ readonly hash: string }, Columns<"tokens", "document" | "revoked">>(
  (arg) => sql`select document, revoked from tokens where hash = ${arg.hash}`,
);

/** A token of the app that acts as the user. */
const selectActing = statement<{ readonly appId: string; readonly userId: string }, Columns<"tokens", "revoked">>(
  (arg) => sql`select revoked from tokens where user_id = ${arg.userId} and app_id = ${arg.appId}
    and revoked = 0 limit 1`,
);

/** Users among the IDs for whom the app has a token. */
const selectActingAmong = overList(
  statement<{ readonly appId: string; readonly ids: readonly string[] }, Columns<"tokens", "user_id">>(
    (arg) => sql`select distinct user_id from tokens where user_id ${among(arg.ids)} and app_id = ${arg.appId}
    and revoked = 0`,
  ),
);

const selectWorkspace = selectDocument(documents.workspace);

/**
 * A token and the documents it refers to, in one statement. The documents decide which workspace it acts in, so the
 * statement guesses the workspace of the last call.
 */
const selectResolved = statement<{ readonly hash: string; readonly workspaceId: string }, ResolvedRow>(
  (arg) => sql`select document, revoked, (select users.document from users
    where users.id = tokens.user_id) as "user", (select apps.document from apps
    where apps.id = tokens.app_id) as app, (select organizations.document from organizations
    order by id limit 1) as organization, (select workspaces.document from workspaces
    where workspaces.id = ${arg.workspaceId}) as workspace, (select subscription_version.version
    from subscription_version) as subscriptions from tokens where hash = ${arg.hash}`,
);

/** Row of `selectResolved`. */
interface ResolvedRow {
  readonly document: string;
  readonly revoked: number;
  readonly user: string | null;
  readonly app: string | null;
  readonly organization: string | null;
  readonly workspace: string | null;
  readonly subscriptions: number | null;
}

/** Options of the reader. */
export interface TokenReaderOptions {
  /** Receives the version of the subscriptions to events, which every look-up of a caller reads. */
  readonly onSubscriptions?: (version: number) => Promise<void> | undefined;
}

/** Tables that `selectResolved` reads. */
const resolvedTables = ["tokens", "users", "apps", "organizations", "workspaces"];

/** Last result for a hash. */
interface Remembered {
  /** Number of changes of the tables before it was read. */
  readonly changes: number | undefined;
  readonly row: ResolvedRow;
  readonly resolved: ResolvedToken;
  readonly workspaceId: string;
}

const maxRemembered = 500;

/** Reader of tokens. */
export function createTokenReader(reading: Reading, { onSubscriptions }: TokenReaderOptions): TokenReader {
  const known = new Map<string, Remembered>();
  const acting = createReadMemory<boolean>({ changes: () => reading.changesOf(["tokens"]), isSmall: () => true });
  const readAgain = async (hash: string, last: Remembered | undefined, changes: number | undefined) => {
    const row = await reading.first(selectResolved, { hash, workspaceId: last?.workspaceId ?? "" });
    if (row === undefined) return undefined;
    await onSubscriptions?.(row.subscriptions ?? 0);
    // Usually nothing has changed since the last call, and the documents need not be parsed again.
    const found =
      last !== undefined && isSame(last.row, row) ? last : await toRemembered(reading, row, last?.workspaceId);
    if (known.size >= maxRemembered) known.clear();
    known.set(hash, { ...found, changes });
    return found.resolved;
  };
  return {
    async byHash(hash) {
      const row = await reading.first(selectToken, { hash });
      return row === undefined ? undefined : toToken(row);
    },
    actsAs: (appId, userId) =>
      after(
        acting.find(
          `${appId} ${userId}`,
          async () => (await reading.first(selectActing, { appId, userId })) !== undefined,
        ),
        (acts) => acts === true,
      ),
    async actsAsAmong(appId, ids) {
      if (ids.length === 0) return new Set();
      const rows = await reading.rows(selectActingAmong(ids), { appId, ids });
      return new Set(rows.flatMap(({ user_id: userId }) => userId ?? []));
    },
    resolve(hash) {
      const last = known.get(hash);
      const changes = reading.changesOf(resolvedTables);
      return last?.changes !== undefined && last.changes === changes ? last.resolved : readAgain(hash, last, changes);
    },
  };
}

function toToken({ document, revoked }: Pick<ResolvedRow, "document" | "revoked">): Token {
  return { ...parseDocument<Token>(document), revoked: revoked === 1 };
}

/** @param asked workspace that the row was read with */
async function toRemembered(
  reading: Reading,
  row: ResolvedRow,
  asked: string | undefined,
): Promise<Omit<Remembered, "changes">> {
  const known = {
    token: toToken(row),
    ...(row.user !== null && { user: parseDocument<User>(row.user) }),
    ...(row.app !== null && { app: parseDocument<App>(row.app) }),
    ...(row.organization !== null && { organization: parseDocument<Organization>(row.organization) }),
  };
  const [workspaceId = ""] = workspacesOf(known);
  const workspace =
    workspaceId === asked
      ? row.workspace
      : ((await reading.first(selectWorkspace, { id: workspaceId }))?.document ?? null);
  const resolved = { ...known, ...(workspace !== null && { workspace: parseDocument<Workspace>(workspace) }) };
  return { row: { ...row, workspace }, resolved, workspaceId };
}

function isSame(one: ResolvedRow, other: ResolvedRow): boolean {
  return (
    one.document === other.document &&
    one.revoked === other.revoked &&
    one.user === other.user &&
    one.app === other.app &&
    one.organization === other.organization &&
    one.workspace === other.workspace
  );
}
