export {
  type AgentIdentity,
  type AgentSession,
  type AgentStatus,
  agentSessionId,
  type SessionAgent,
  type SessionPlace,
} from "../agent-sessions/agent-session.js";
export type { MessageEvent } from "../analytics/message-event.js";
export type { App } from "../apps/app.js";
export type { Canvas, CanvasAccess } from "../canvases/canvas.js";
export type { Section } from "../canvases/markdown/section.js";
export type { Channel, ChannelKind } from "../channels/channel.js";
export { homeOf } from "../directory/home-of.js";
export type { File } from "../files/file.js";
export type { AppFunction } from "../functions/app-function.js";
export type { Group, GroupKind, GroupMember } from "../groups/group.js";
export type { Column, ColumnOption } from "../lists/column.js";
export type { List, ListAccess } from "../lists/list.js";
export type { ListExport } from "../lists/list-export.js";
export type { CellValue, ListRow, RowComment } from "../lists/list-row.js";
export type { Message, MessageDraft, Ts } from "../messages/message.js";
export type { Id, Instant, Organization, Plan, UserRules, Workspace } from "../organizations/organization.js";
export { type CrmOrganization, type CrmRecord, recordKey } from "../record-channels/crm.js";
export type { Installation, Token, TokenKind } from "../tokens/token.js";
export { type InstalledToken, workspacesOf } from "../tokens/workspaces-of.js";
export type { Address, Enterprise, Guest, Membership, Name, Role, User } from "../users/user.js";
export { compareText } from "./compare-text.js";
export { type Expectation, isAboutOutcome } from "./expectation.js";
export type { LockPort } from "./locks.js";
export { createMemoryLocks } from "./memory-locks.js";
export { createMemoryRates, type MemoryRates, type UsedBucket } from "./memory-rates.js";
export { printTs, readTs } from "./message-ts.js";
export { nameKey, toStorable } from "./name-key.js";
export { callCost, type RateBucket, refused, takeFromBucket, taken } from "./rate-bucket.js";
export type { RatePort, RateTake, RateTaken } from "./rates.js";
export type {
  AgentSessionReader,
  AppReader,
  CanvasReader,
  ChannelReader,
  FileReader,
  FunctionReader,
  FunctionSlice,
  GroupReader,
  HeldToken,
  ListReader,
  MessageReader,
  MessageStretch,
  MessageWindow,
  NameHolder,
  OrganizationReader,
  Readers,
  RecordReader,
  RowSlice,
  Slice,
  Sliced,
  TokenReader,
  UserReader,
  UserSlice,
} from "./readers.js";
export type { Batch, Committed, Store } from "./store.js";
export { StoreUnavailable } from "./store-unavailable.js";
export { type FilterableUserAttribute, toStorableFilter, type UserFilter } from "./user-filter.js";
export { toUserPredicate } from "./user-predicate.js";
export type { Write } from "./write.js";
