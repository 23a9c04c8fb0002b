export { type Awaitable, after } from "@rollcall/webapi-core";
export { draftsOf, farewellsOf, nameOfRead, publishedWrites, readsOf } from "./events/commit-events.js";
export { type WritingOptions, type WrittenDelivery, writeDelivery } from "./events/write-delivery.js";
export { writtenSubtypes } from "./generated/service.js";
export type { Activity } from "./model/activity.js";
export {
  type AgentIdentity,
  type AgentSession,
  type AgentStatus,
  agentSessionId,
  type SessionAgent,
  type SessionPlace,
} from "./model/agent-session.js";
export type { AgentSessionReader } from "./model/agent-session-store.js";
export type { App } from "./model/app.js";
export { type AppCredentials, appCredentials } from "./model/app-credentials.js";
export type { AppFunction } from "./model/app-function.js";
export type { AppHome } from "./model/app-home.js";
export type { AppReader } from "./model/app-store.js";
export { authorOf } from "./model/author-of.js";
export type { Bookmark, BookmarkShelf } from "./model/bookmark.js";
export type { Canvas, CanvasAccess } from "./model/canvas.js";
export type { CanvasReader, SeenCanvases } from "./model/canvas-store.js";
export type { Channel } from "./model/channel.js";
export type { ChannelKind } from "./model/channel-kind.js";
export type {
  ChannelOrder,
  ChannelSearch,
  ChannelSearchSlice,
  ChannelTrait,
  FoundByAdmin,
} from "./model/channel-search.js";
export type {
  ChannelMember,
  ChannelMembership,
  ChannelReader,
  ChannelSlice,
  MemberSlice,
  SeenChannel,
} from "./model/channel-store.js";
export type { Column, ColumnOption } from "./model/column.js";
export type { EventRead } from "./model/commit-view.js";
export { type CrmOrganization, type CrmRecord, recordKey } from "./model/crm.js";
export { dmKey } from "./model/dm-key.js";
export { documents, type ServiceDocuments } from "./model/documents.js";
export type { Audience, EventDraft, FarewellDraft } from "./model/event-draft.js";
export { type Expectation, isAboutOutcome } from "./model/expectations.js";
export type { File } from "./model/file.js";
export type { FileReader, FileSearch, FileShare, FileSlice, FoundFile } from "./model/file-store.js";
export type { FileUpload } from "./model/file-upload.js";
export type { FunctionReader, FunctionSlice } from "./model/function-store.js";
export type { Group, GroupKind, GroupMember } from "./model/group.js";
export type { CountedGroup, GroupList, GroupReader } from "./model/group-store.js";
export { homeOf } from "./model/home-of.js";
export { isEmpty } from "./model/is-empty.js";
export { knowsToken } from "./model/knows-token.js";
export type { List, ListAccess } from "./model/list.js";
export type { ListExport, ListExportPart } from "./model/list-export.js";
export type { CellValue, ListRow, RowComment } from "./model/list-row.js";
export type { ListReader, NewestRows, RowCounts, RowSlice, SeenLists } from "./model/list-store.js";
export {
  authorColumn,
  isInHistory,
  type Message,
  type MessageDraft,
  type MessagePin,
  pinnedColumn,
  replierColumn,
  threadColumn,
} from "./model/message.js";
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
export type { Organization, Plan, UserRules, Workspace } from "./model/organization.js";
export type { OrganizationReader } from "./model/organization-store.js";
export { placesOf } from "./model/placed.js";
export { compareText } from "./model/port/compare-text.js";
export type { ByteRange, Chunks, ContentPort, StoredContent } from "./model/port/content-port.js";
export { deliveryKeyOf } from "./model/port/delivery-key-of.js";
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
export type { DocumentPage, DocumentReader } from "./model/port/document-reader.js";
export type { StoredAudience, StoredDraft } from "./model/port/event-draft.js";
export type {
  Delivery,
  DeliveryKey,
  DeliveryTake,
  EventPort,
  EventReceiver,
  EventStamp,
  ReceiverSlice,
  SettledDelivery,
  StoredEvent,
} from "./model/port/event-port.js";
export type { HeldKey, LockPort } from "./model/port/lock-port.js";
export { createMemoryContents } from "./model/port/memory-contents.js";
export { createMemoryLocks } from "./model/port/memory-locks.js";
export { createMemoryRates, type MemoryRates, type UsedBucket } from "./model/port/memory-rates.js";
export { createMemorySockets } from "./model/port/memory-sockets.js";
export { nameKey, toStorable } from "./model/port/name-key.js";
export {
  callCost,
  clockSkewMs,
  isAhead,
  type RateBucket,
  refused,
  takeFromBucket,
  taken,
} from "./model/port/rate-bucket.js";
export type { RatePort, RateTake, RateTaken } from "./model/port/rate-port.js";
export type { Slice, Sliced } from "./model/port/slice.js";
export type { SocketPort, SocketTicket } from "./model/port/socket-port.js";
export { StoreUnavailable } from "./model/port/store-unavailable.js";
export type {
  EmojiReactions,
  OwnReaction,
  ReactedBy,
  ReactedMessage,
  ReactedSlice,
  ReactionExpectation,
  ReactionReader,
  ReactionRoom,
  ReactionView,
} from "./model/reaction-store.js";
export type { Readers } from "./model/readers.js";
export type { RecordReader } from "./model/record-store.js";
export type { ResponseUrl } from "./model/response-url.js";
export type { RoleAssignment } from "./model/role-assignment.js";
export type { AssignmentKeys, AssignmentSlice, RoleReader } from "./model/role-store.js";
export { scopesOfEvent } from "./model/scopes-of-event.js";
export {
  type FoundMessages,
  type MessageSearch,
  type SearchReader,
  type SearchSlice,
  scoredTerms,
  type TermSequence,
} from "./model/search-store.js";
export type { SectionRun } from "./model/section-run.js";
export { answerTo, type Batch, type Committed, type Store, type StoreWith } from "./model/service-store.js";
export { namesInEventsColumn, subscriptionsOf } from "./model/subscription-column.js";
export { sweepContents } from "./model/sweep-contents.js";
export { termsOf } from "./model/terms.js";
export type { Installation, Token, TokenKind } from "./model/token.js";
export type { ResolvedToken, TokenReader } from "./model/token-store.js";
export type { Trigger } from "./model/trigger.js";
export type { Address, Enterprise, Guest, Membership, Name, Role, User } from "./model/user.js";
export { type FilterableUserAttribute, toStorableFilter, type UserFilter } from "./model/user-filter.js";
export { toUserPredicate } from "./model/user-predicate.js";
export type { AdministeredSlice, NameHolder, SeenSlice, UserReader, UserSlice } from "./model/user-store.js";
export type { StoredHome, StoredModal, View, ViewValues } from "./model/view.js";
export type { ViewName } from "./model/view-name.js";
export type { ViewStack } from "./model/view-stack.js";
export type { Webhook } from "./model/webhook.js";
export { type InstalledToken, workspacesOf } from "./model/workspaces-of.js";
export { nameOf, type PutWrite, type RemoveWrite, type Write } from "./model/writes.js";
export { isAboutApp } from "./values/default-events.js";
export type { Id } from "./values/ids.js";
export type { Instant } from "./values/instant.js";
export { printTs, readTs, type Ts } from "./values/message-ts.js";
