import { hashToken } from "../values/secrets.js";
import type { AgentSessionReader, FreeAgentSession } from "./agent-session.js";
import type { AppReader, ManagedAppsAtMost } from "./app.js";
import type { FunctionReader } from "./app-function.js";
import type { CanvasReader } from "./canvas.js";
import type { ChannelExpectation, ChannelReader, ChannelWrite } from "./channel-store.js";
import type { RecordReader } from "./crm.js";
import type { ServiceDocuments } from "./documents.js";
import { type FileReader, keptMs, type UploadsAtMost } from "./file.js";
import type { GroupExpectation, GroupReader, GroupWrite } from "./group.js";
import type { ListReader, ListWrite } from "./list.js";
import type { SearchReader } from "./message-search.js";
import type {
  ChangeMessage,
  InsertMessage,
  MessageExpectation,
  MessageReader,
  PostedMessage,
} from "./message-store.js";
import type { OrganizationReader } from "./organization.js";
import type { DocumentSet, PutOf, RemoveOf, VersionOf } from "./port/document.js";
import type { AnswersTo, Batch as PortBatch, Committed as PortCommitted, StorePort } from "./port/store-port.js";
import type { ReactionExpectation, ReactionReader, RecordActivity, RemoveReaction } from "./reaction.js";
import type { RoleReader } from "./role-assignment.js";
import type { RevokeInstallations, RevokeUserTokens, TokenReader } from "./token.js";
import type { UserExpectation, UserReader } from "./user-store.js";

/** Writes that happen together, or not at all. */
export type Batch<Writes extends readonly Write[] = readonly Write[]> = PortBatch<Expectation, Writes>;

/** Answer to a commit, typed by its writes: a batch that posts one message has one `messages`. */
export type Committed<Writes extends readonly Write[] = readonly Write[]> = PortCommitted<
  Expectation,
  AnswersTo<Writes, Answers>
>;

/** Storage of a world. Reading is split by subject. */
export interface Store extends Readers, StorePort<Expectation, Write, Answers> {}

/** A store that also keeps other documents. */
export interface StoreWith<Set extends DocumentSet>
  extends Readers,
    StorePort<Expectation | VersionOf<Set>, Write | PutOf<Set> | RemoveOf<Set>, Answers> {}

/** Answer of a store, typed by the writes of its batch. */
export function answerTo<const Writes extends readonly Write[]>(
  _batch: Batch<Writes>,
  committed: Committed,
): Committed<Writes> {
  // A store answers the messages of a batch in order; the conformance kit checks that.
  return committed as Committed<Writes>;
}

/** All readers of a store. */
export interface Readers {
  readonly organizations: OrganizationReader;
  readonly users: UserReader;
  readonly groups: GroupReader;
  readonly tokens: TokenReader;
  readonly apps: AppReader;
  readonly channels: ChannelReader;
  readonly messages: MessageReader;
  readonly reactions: ReactionReader;
  readonly search: SearchReader;
  readonly functions: FunctionReader;
  readonly records: RecordReader;
  readonly lists: ListReader;
  readonly canvases: CanvasReader;
  readonly agentSessions: AgentSessionReader;
  readonly files: FileReader;
  readonly roles: RoleReader;
}

/**
 * A fact that a decision relied on. `commit` checks it before any write, or after the writes where its docstring says
 * so.
 *
 * The store also keeps names, addresses and DMs unique on its own: a write that would take one that is in use fails
 * with the matching expectation, whether or not the batch states it.
 */
export type Expectation =
  | VersionOf<ServiceDocuments>
  | UserExpectation
  | GroupExpectation
  | ChannelExpectation
  | MessageExpectation
  | ReactionExpectation
  | FreeAgentSession
  | UploadsAtMost
  | ManagedAppsAtMost;

/** Whether an expectation is about the state after the writes and is checked then. */
export function isAboutOutcome({ kind }: Expectation): boolean {
  return outcomeKinds.has(kind);
}

const outcomeKinds: ReadonlySet<Expectation["kind"]> = new Set([
  "mayJoin",
  "membersAtMost",
  "channelMembersWithin",
  "messagesAtMost",
  "pinsAtMost",
  "managedAppsAtMost",
  "uploadsAtMost",
]);

/** Inserts or replaces a document by its key. */
export type PutWrite = PutOf<Omit<ServiceDocuments, "message">>;

/** Removes a document by its key, and the documents and memberships that belong to it. */
export type RemoveWrite = RemoveOf<Omit<ServiceDocuments, "user" | "channel" | "message">>;

/** A write that adds nothing to the answer of `commit`. */
export type SilentWrite =
  | PutWrite
  | RemoveWrite
  | GroupWrite
  | ChannelWrite
  | RevokeUserTokens
  | RevokeInstallations
  | ChangeMessage
  | RecordActivity
  | RemoveReaction
  | ListWrite;

/** One change of the state, as plain data. A message for a channel that does not exist fails as `openChannel`. */
export type Write = SilentWrite | InsertMessage;

/** The answers of `commit` about its writes, by name. */
interface Answers {
  /** The messages of the batch, in its order. */
  readonly messages: { readonly to: InsertMessage; readonly is: PostedMessage };
}

/** The name of a write in logs, metrics and the journal: `putUser`, `insertMessage`. */
export function nameOf(write: Write): string {
  if (write.kind !== "put" && write.kind !== "remove") return write.kind;
  return `${write.kind}${write.document[0]?.toUpperCase()}${write.document.slice(1)}`;
}

/** Whether the store has no world yet. */
export async function isEmpty(store: Store): Promise<boolean> {
  return (await store.organizations.workspaces()).length === 0;
}

/** Whether the store has the token, in any state. */
export async function knowsToken(store: Store, token: string): Promise<boolean> {
  return (await store.tokens.byHash(hashToken(token))) !== undefined;
}

/** Removes the contents that no file and no upload has, a day after they were written. */
export function sweepContents({ contents, files }: Pick<Store, "contents" | "files">, nowMs: number): Promise<void> {
  return contents.sweep(nowMs - keptMs, files.usedContents);
}
