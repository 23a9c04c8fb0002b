export { type Awaitable, after } from "@rollcall/webapi-core";
export { draftsOf, farewellsOf, nameOfRead, publishedWrites, readsOf } from "./events/commit-events.js";
export { type WritingOptions, type WrittenDelivery, writeDelivery } from "./events/write-delivery.js";
export { writtenSubtypes } from "./generated/service.js";
export type { AgentSessionReader } from "./model/agent-session.js";
export {
  type AgentIdentity,
  type AgentSession,
  type AgentStatus,
  agentSessionId,
  type SessionAgent,
  type SessionPlace,
} from "./model/agent-session.js";
export type { App, AppReader } from "./model/app.js";
export { namesInEventsColumn, subscriptionsOf } from "./model/app.js";
export { type AppCredentials, appCredentials } from "./model/app-credentials.js";
export type { AppFunction, FunctionReader, FunctionSlice } from "./model/app-function.js";
export type { Bookmark, BookmarkShelf } from "./model/bookmark.js";
export type { Canvas, CanvasAccess, CanvasReader, SeenCanvases } from "./model/canvas.js";
export type { Channel, ChannelKind } from "./model/channel.js";
export { dmKey, placesOf } from "./model/channel.js";
export type {
  ChannelMember,
  ChannelMembership,
  ChannelOrder,
  ChannelReader,
  ChannelSearch,
  ChannelSearchSlice,
  ChannelSlice,
  ChannelTrait,
  FoundByAdmin,
  MemberSlice,
  SeenChannel,
} from "./model/channel-store.js";
export type { RecordReader } from "./model/crm.js";
export { type CrmOrganization, type CrmRecord, recordKey } from "./model/crm.js";
export { documents, type ServiceDocuments } from "./model/documents.js";
export type { Audience, EventDraft, EventRead, FarewellDraft } from "./model/event-draft.js";
export { scopesOfEvent } from "./model/event-draft.js";
export type { File, FileReader, FileSearch, FileShare, FileSlice, FileUpload, FoundFile } from "./model/file.js";
export type { CountedGroup, Group, GroupKind, GroupList, GroupMember, GroupReader } from "./model/group.js";
export type { ResponseUrl, Trigger } from "./model/interaction.js";
export type {
  List,
  ListAccess,
  ListExport,
  ListExportPart,
  ListReader,
  NewestRows,
  RowCounts,
  RowSlice,
  SeenLists,
} from "./model/list.js";
export type { Column, ColumnOption } from "./model/list-column.js";
export type { CellValue, ListRow, RowComment } from "./model/list-row.js";
export {
  authorColumn,
  authorOf,
  isInHistory,
  type Message,
  type MessageDraft,
  type MessagePin,
  pinnedColumn,
  replierColumn,
  threadColumn,
} from "./model/message.js";
export {
  type FoundMessages,
  type MessageSearch,
  type SearchReader,
  type SearchSlice,
  scoredTerms,
  type TermSequence,
  termsOf,
} from "./model/message-search.js";
export type {
  ChangeMessage,
  ClientMsgKey,
  InsertMessage,
  MessageReader,
  MessageSlice,
  MessageStretch,
  MessageWindow,
  Replier,
} from "./model/message-store.js";
export type { Organization, OrganizationReader, Plan, UserRules, Workspace } from "./model/organization.js";
export type { ByteRange, Chunks, ContentPort, StoredContent } from "./model/port/contents.js";
export { createMemoryContents } from "./model/port/contents.js";
export {
  type AnyDocument,
  type Cell,
  type Column as DocumentColumn,
  type ColumnType,
  type DocOf,
  type Document,
  type DocumentSet,
  defineDocument,
  flag,
  hasVersion,
  integer,
  type KeyOf,
  keyOf,
  type List as DocumentList,
  type ListOf,
  maybeInteger,
  maybeText,
  type PositionOf,
  put,
  type Reference,
  type RowOf,
  remove,
  text,
} from "./model/port/document.js";
export type { DocumentPage, DocumentReader, Slice, Sliced } from "./model/port/document-reader.js";
export type {
  Delivery,
  DeliveryKey,
  DeliveryTake,
  EventPort,
  EventReceiver,
  EventStamp,
  ReceiverSlice,
  SettledDelivery,
  StoredAudience,
  StoredDraft,
  StoredEvent,
} from "./model/port/events.js";
export { deliveryKeyOf } from "./model/port/events.js";
export type { HeldKey, LockPort } from "./model/port/locks.js";
export { createMemoryLocks } from "./model/port/locks.js";
export type { RatePort, RateTake, RateTaken } from "./model/port/rates.js";
export {
  callCost,
  clockSkewMs,
  createMemoryRates,
  isAhead,
  type MemoryRates,
  type RateBucket,
  refused,
  takeFromBucket,
  taken,
  type UsedBucket,
} from "./model/port/rates.js";
export type { SocketPort, SocketTicket } from "./model/port/sockets.js";
export { createMemorySockets } from "./model/port/sockets.js";
export { StoreUnavailable } from "./model/port/store-port.js";
export type {
  Activity,
  EmojiReactions,
  OwnReaction,
  ReactedBy,
  ReactedMessage,
  ReactedSlice,
  ReactionExpectation,
  ReactionReader,
  ReactionRoom,
  ReactionView,
} from "./model/reaction.js";
export type { AssignmentKeys, AssignmentSlice, RoleAssignment, RoleReader } from "./model/role-assignment.js";
export type { SectionRun } from "./model/section-run.js";
export type { Readers } from "./model/store.js";
export {
  answerTo,
  type Batch,
  type Committed,
  type Expectation,
  isAboutOutcome,
  isEmpty,
  knowsToken,
  nameOf,
  type PutWrite,
  type RemoveWrite,
  type Store,
  type StoreWith,
  sweepContents,
  type Write,
} from "./model/store.js";
export type { Installation, ResolvedToken, Token, TokenKind, TokenReader } from "./model/token.js";
export { type InstalledToken, workspacesOf } from "./model/token.js";
export type { Address, Enterprise, Guest, Membership, Name, Role, User } from "./model/user.js";
export { homeOf } from "./model/user.js";
export type { AdministeredSlice, NameHolder, SeenSlice, UserReader, UserSlice } from "./model/user-store.js";
export {
  type FilterableUserAttribute,
  toStorableFilter,
  toUserPredicate,
  type UserFilter,
} from "./model/user-store.js";
export type { AppHome, StoredHome, StoredModal, View, ViewName, ViewStack, ViewValues } from "./model/view.js";
export type { Webhook } from "./model/webhook.js";
export { isAboutApp } from "./values/default-events.js";
export type { Id } from "./values/ids.js";
export type { Instant } from "./values/instant.js";
export { printTs, readTs, type Ts } from "./values/instant.js";
export { compareText, nameKey, toStorable } from "./values/text.js";
