export { type Handshake, type HandshakeRequest, shakeHands } from "./handshake/shake-hands.js";
export { createHttpSender, type HttpSender, type HttpSenderOptions } from "./http/create-http-sender.js";
export type {
  Answer,
  Attempt,
  AttemptRecord,
  FailedAttempt,
  SentRequest,
  SuccessfulAttempt,
} from "./messages/attempt.js";
export type { CommandContent, Content, EventContent, InteractiveContent } from "./messages/content.js";
export type { HttpTarget, Outgoing, Retry, Send, SocketTarget, Target } from "./messages/outgoing.js";
export type { Reason } from "./messages/reason.js";
export { type HeaderNames, toHeaderNames } from "./signing/header-names.js";
export { type SignedParts, sign } from "./signing/sign.js";
export { type SignedRequest, verifySignature } from "./signing/verify-signature.js";
export type { Resolve } from "./targets/create-lookup.js";
export { createTargetPolicy, type TargetPolicyOptions } from "./targets/create-target-policy.js";
export type { AddressKind } from "./targets/special-addresses.js";
export type { TargetPolicy } from "./targets/target-policy.js";
