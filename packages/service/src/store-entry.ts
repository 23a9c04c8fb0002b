export { type Awaitable, after } from "@rollcall/webapi-core";
export {
  type AgentIdentity,
  type AgentSession,
  type AgentStatus,
  agentSessionId,
  type SessionAgent,
  type SessionPlace,
} from "./agent-sessions/agent-session.js";
export type { AgentSessionReader } from "./agent-sessions/agent-session-store.js";
export type { Activity } from "./analytics/activity.js";
export type { App } from "./apps/app.js";
export type { AppReader } from "./apps/app-store.js";
export { type AppCredentials, appCredentials } from "./apps/credentials/app-credentials.js";
export { namesInEventsColumn, subscriptionsOf } from "./apps/subscription-column.js";
export type { Webhook } from "./apps/webhooks/webhook.js";
export type { Bookmark, BookmarkShelf } from "./bookmarks/bookmark.js";
export type { Canvas, CanvasAccess } from "./canvases/canvas.js";
export type { CanvasReader, SeenCanvases } from "./canvases/canvas-store.js";
export type { SectionRun } from "./canvases/markdown/section-run.js";
export type { Channel } from "./channels/channel.js";
export type { ChannelKind } from "./channels/channel-kind.js";
export type {
  ChannelOrder,
  ChannelSearch,
  ChannelSearchSlice,
  ChannelTrait,
  FoundByAdmin,
} from "./channels/channel-search.js";
export type {
  ChannelMember,
  ChannelMembership,
  ChannelReader,
  ChannelSlice,
  MemberSlice,
  SeenChannel,
} from "./channels/channel-store.js";
export { dmKey } from "./channels/dm-key.js";
export { placesOf } from "./channels/placed.js";
export { documents, type ServiceDocuments } from "./documents.js";
export type { EventRead } from "./events/commit-view.js";
export type { Audience, EventDraft, FarewellDraft } from "./events/event-draft.js";
export { scopesOfEvent } from "./events/scopes-of-event.js";
export { type Expectation, isAboutOutcome } from "./expectations.js";
export type { File } from "./files/file.js";
export type { FileReader, FileSearch, FileShare, FileSlice, FoundFile } from "./files/file-store.js";
export type { FileUpload } from "./files/file-upload.js";
export { sweepContents } from "./files/sweep-contents.js";
export type { AppFunction } from "./functions/app-function.js";
export type { FunctionReader, FunctionSlice } from "./functions/function-store.js";
export { writtenSubtypes } from "./generated/service.js";
export type { Group, GroupKind, GroupMember } from "./groups/group.js";
export type { CountedGroup, GroupList, GroupReader } from "./groups/group-store.js";
export type { ResponseUrl } from "./interactivity/response-urls/response-url.js";
export type { Column, ColumnOption } from "./lists/columns/column.js";
export type { ListExport, ListExportPart } from "./lists/exports/list-export.js";
export type { List, ListAccess } from "./lists/list.js";
export type { ListReader, NewestRows, RowCounts, RowSlice, SeenLists } from "./lists/list-store.js";
export type { CellValue, ListRow, RowComment } from "./lists/rows/list-row.js";
export { authorOf } from "./messages/author-of.js";
export {
  authorColumn,
  isInHistory,
  type Message,
  type MessageDraft,
  type MessagePin,
  pinnedColumn,
  replierColumn,
  threadColumn,
} from "./messages/message.js";
export type {
  ChangeMessage,
  ClientMsgKey,
  InsertMessage,
  MessageReader,
  MessageSlice,
  MessageStretch,
  MessageWindow,
  Replier,
} from "./messages/message-store.js";
export { isEmpty } from "./organizations/is-empty.js";
export type { Organization, Plan, UserRules, Workspace } from "./organizations/organization.js";
export type { OrganizationReader } from "./organizations/organization-store.js";
export { draftsOf, farewellsOf, nameOfRead, publishedWrites, readsOf } from "./publishing/commit-events.js";
export { type WritingOptions, type WrittenDelivery, writeDelivery } from "./publishing/write-delivery.js";
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
} from "./reactions/reaction-store.js";
export type { Readers } from "./readers.js";
export { type CrmOrganization, type CrmRecord, recordKey } from "./record-channels/crm.js";
export type { RecordReader } from "./record-channels/record-store.js";
export type { RoleAssignment } from "./roles/role-assignment.js";
export type { AssignmentKeys, AssignmentSlice, RoleReader } from "./roles/role-store.js";
export {
  type FoundMessages,
  type MessageSearch,
  type SearchReader,
  type SearchSlice,
  scoredTerms,
  type TermSequence,
} from "./search/search-store.js";
export { termsOf } from "./search/terms.js";
export { answerTo, type Batch, type Committed, type Store, type StoreWith } from "./service-store.js";
export { compareText } from "./store/compare-text.js";
export type { ByteRange, Chunks, ContentPort, StoredContent } from "./store/content-port.js";
export { deliveryKeyOf } from "./store/delivery-key-of.js";
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
} from "./store/document.js";
export type { DocumentPage, DocumentReader } from "./store/document-reader.js";
export type { StoredAudience, StoredDraft } from "./store/event-draft.js";
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
} from "./store/event-port.js";
export type { HeldKey, LockPort } from "./store/lock-port.js";
export { createMemoryContents } from "./store/memory-contents.js";
export { createMemoryLocks } from "./store/memory-locks.js";
export { createMemoryRates, type MemoryRates, type UsedBucket } from "./store/memory-rates.js";
export { createMemorySockets } from "./store/memory-sockets.js";
export { nameKey, toStorable } from "./store/name-key.js";
export {
  callCost,
  clockSkewMs,
  isAhead,
  type RateBucket,
  refused,
  takeFromBucket,
  taken,
} from "./store/rate-bucket.js";
export type { RatePort, RateTake, RateTaken } from "./store/rate-port.js";
export type { Slice, Sliced } from "./store/slice.js";
export type { SocketPort, SocketTicket } from "./store/socket-port.js";
export { StoreUnavailable } from "./store/store-unavailable.js";
export { knowsToken } from "./tokens/knows-token.js";
export type { Installation, Token, TokenKind } from "./tokens/token.js";
export type { ResolvedToken, TokenReader } from "./tokens/token-store.js";
export { type InstalledToken, workspacesOf } from "./tokens/workspaces-of.js";
export { type FilterableUserAttribute, toStorableFilter, type UserFilter } from "./users/filters/user-filter.js";
export { toUserPredicate } from "./users/filters/user-predicate.js";
export { homeOf } from "./users/home-of.js";
export type { Address, Enterprise, Guest, Membership, Name, Role, User } from "./users/user.js";
export type { AdministeredSlice, NameHolder, SeenSlice, UserReader, UserSlice } from "./users/user-store.js";
export { isAboutApp } from "./values/default-events.js";
export type { Id } from "./values/ids.js";
export type { Instant } from "./values/instant.js";
export { printTs, readTs, type Ts } from "./values/message-ts.js";
export type { AppHome } from "./views/app-home.js";
export type { Trigger } from "./views/triggers/trigger.js";
export type { StoredHome, StoredModal, View, ViewValues } from "./views/view.js";
export type { ViewName } from "./views/view-name.js";
export type { ViewStack } from "./views/view-stack.js";
export { nameOf, type PutWrite, type RemoveWrite, type Write } from "./writes.js";
