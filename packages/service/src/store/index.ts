export type { App } from "../apps/app.js";
export type { Channel, ChannelKind } from "../channels/channel.js";
export { homeOf } from "../directory/home-of.js";
export type { Group, GroupKind, GroupMember } from "../groups/group.js";
export type { List, ListAccess } from "../lists/list.js";
export type { Message, MessageDraft, Ts } from "../messages/message.js";
export type { Id, Instant, Organization, Plan, UserRules, Workspace } from "../organizations/organization.js";
export type { Installation, Token, TokenKind } from "../tokens/token.js";
export type { Address, Enterprise, Guest, Membership, Name, Role, User } from "../users/user.js";
export { type Expectation, isAboutOutcome } from "./expectation.js";
export type { LockPort } from "./locks.js";
export { createMemoryLocks } from "./memory-locks.js";
export { createMemoryRates } from "./memory-rates.js";
export { printTs, readTs } from "./message-ts.js";
export { nameKey, toStorable } from "./name-key.js";
export { callCost, type RateBucket, refused, takeFromBucket, taken } from "./rate-bucket.js";
export type { RatePort, RateTake, RateTaken } from "./rates.js";
export type {
  AppReader,
  ChannelReader,
  GroupReader,
  HeldToken,
  ListReader,
  MessageReader,
  OrganizationReader,
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
