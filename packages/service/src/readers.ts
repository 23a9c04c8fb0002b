import type { AgentSessionReader } from "./agent-sessions/agent-session-store.js";
import type { AppReader } from "./apps/app-store.js";
import type { CanvasReader } from "./canvases/canvas-store.js";
import type { ChannelReader } from "./channels/channel-store.js";
import type { FileReader } from "./files/file-store.js";
import type { FunctionReader } from "./functions/function-store.js";
import type { GroupReader } from "./groups/group-store.js";
import type { ListReader } from "./lists/list-store.js";
import type { MessageReader } from "./messages/message-store.js";
import type { OrganizationReader } from "./organizations/organization-store.js";
import type { ReactionReader } from "./reactions/reaction-store.js";
import type { RecordReader } from "./record-channels/record-store.js";
import type { RoleReader } from "./roles/role-store.js";
import type { SearchReader } from "./search/search-store.js";
import type { TokenReader } from "./tokens/token-store.js";
import type { UserReader } from "./users/user-store.js";

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
