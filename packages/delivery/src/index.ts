export { createDispatcher, type Dispatcher, type DispatcherOptions } from "./dispatcher/create-dispatcher.js";
export type { Clock } from "./dispatcher/create-waker.js";
export type { Delivery, DeliveryPort, Prepared, Settled, Settlement, TakeRequest } from "./dispatcher/delivery-port.js";
export type { LinePlace, SendInLine } from "./dispatcher/to-settlement.js";
export { type Handshake, type HandshakeRequest, shakeHands } from "./handshake/shake-hands.js";
export { createHttpSender, type HttpSender, type HttpSenderOptions } from "./http/create-http-sender.js";
export type {
  Answer,
  Attempt,
  AttemptRecord,
  FailedAttempt,
  Reason,
  SentRequest,
  SuccessfulAttempt,
} from "./messages/attempt.js";
export type { CommandContent, Content, EventContent, InteractiveContent } from "./messages/content.js";
export { createSend, type Senders } from "./messages/create-send.js";
export type { HttpTarget, Outgoing, Retry, Send, SocketTarget, Target } from "./messages/outgoing.js";
export type { MinuteSums, MinuteWindow } from "./plan/delivery-window.js";
export {
  type CountedAttempt,
  type CountedDelivery,
  countAttempt,
  countDelivery,
  type DeliveryVerdict,
  type DeliveryWindow,
  type FailureLimits,
  type FailureWindow,
  isFailing,
} from "./plan/delivery-window.js";
export { type FailedDelivery, planRetry, type RetryOptions, type RetryPlan } from "./plan/plan-retry.js";
export { type RateLimitedParts, writeRateLimited } from "./plan/write-rate-limited.js";
export { type HeaderNames, toHeaderNames } from "./signing/header-names.js";
export { type SignedParts, type SignedRequest, sign, verifySignature } from "./signing/verify-signature.js";
export {
  type Admission,
  createSocketHub,
  type ForeignAcknowledgement,
  refuseUpgrade,
  type SocketHub,
  type SocketHubOptions,
  type Upgrade,
} from "./sockets/create-socket-hub.js";
export { createTickets, type TicketOptions, type Tickets } from "./sockets/create-tickets.js";
export type { Resolve } from "./targets/create-lookup.js";
export type { TargetPolicy } from "./targets/create-target-policy.js";
export { createTargetPolicy, type TargetPolicyOptions } from "./targets/create-target-policy.js";
export type { AddressKind } from "./targets/special-addresses.js";
