import type { AgentSessionReader } from "./agent-session-store.js";
import type { AppReader } from "./app-store.js";
import type { CanvasReader } from "./canvas-store.js";
import type { ChannelReader } from "./channel-store.js";
import type { FileReader } from "./file-store.js";
import type { FunctionReader } from "./function-store.js";
import type { GroupReader } from "./group-store.js";
import type { ListReader } from "./list-store.js";
import type { MessageReader } from "./message-store.js";
import type { OrganizationReader } from "./organization-store.js";
import type { ReactionReader } from "./reaction-store.js";
import type { RecordReader } from "./record-store.js";
import type { RoleReader } from "./role-store.js";
import type { SearchReader } from "./search-store.js";
import type { TokenReader } from "./token-store.js";
import type { UserReader } from "./user-store.js";

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
