import type { ServiceEvents, ServiceEventType } from "@rollcall/api/events";
import type { Methods as HookMethods } from "@rollcall/api/hooks";
import type { ScimCode } from "@rollcall/api/scim";
import type { CommonCode, Methods } from "@rollcall/api/webapi";
import type { Methods as ControlMethods } from "./generated/control/index.js";

/**
 * Methods that a server has in addition to the definitions, each with its codes in addition to the common ones: your own
 * methods, or methods under other wire words. Declare them once, in the module from which you import `createServer`, and faults
 * and the journal accept their names:
 *
 * ```ts
 * declare module "@rollcall/server" {
 *   interface OtherMethods {
 *     "badges.check": "badge_not_found";
 *   }
 * }
 * ```
 */
// biome-ignore lint/suspicious/noEmptyInterface: programs declare its members
export interface OtherMethods {}

/**
 * Events that a server has in addition to the definitions, each with its payload. Declare them once, as methods, and
 * `events.send`, faults and filters accept their types:
 *
 * ```ts
 * declare module "@rollcall/server" {
 *   interface OtherEvents {
 *     badge_revoked: BadgeRevokedEvent;
 *   }
 * }
 * ```
 */
// biome-ignore lint/suspicious/noEmptyInterface: programs declare its members
export interface OtherEvents {}

/** The payload of an event by its type. */
export type PayloadOfEvent<T> = T extends keyof ServiceEvents
  ? ServiceEvents[T]
  : T extends keyof OtherEvents
    ? OtherEvents[T]
    : never;

/** The type of an event that a server has. */
export type EventType = ServiceEventType | (keyof OtherEvents & string);

/** An operation by which a person does something. */
export type ActName = Exclude<Extract<keyof ControlMethods, `people.${string}`>, LookName>;

/** An operation that shows what a person sees, and changes nothing. */
export type LookName =
  | "people.see"
  | "people.seeActivity"
  | "people.seeApp"
  | "people.seeAssistant"
  | "people.seeCanvas"
  | "people.seeDocuments"
  | "people.seeFile"
  | "people.seeLatest"
  | "people.seeList"
  | "people.seeStep"
  | "people.seeWorkspace"
  | "people.waitFor";

/** The name of a Web API method on the wire, or of a hook. */
export type MethodName = keyof Methods | keyof HookMethods | keyof OtherMethods;

/** The codes that a method can answer. */
export type MethodCode<M extends MethodName = MethodName> =
  | CommonCode
  | (M extends keyof Methods ? CodeOf<Methods[M]["error"]> : never)
  | (M extends keyof HookMethods ? CodeOf<HookMethods[M]["error"]> : never)
  | (M extends keyof OtherMethods ? OtherMethods[M] : never);

/** A code that callers choose freely contributes no names. */
type CodeOf<Refusal> = Refusal extends { readonly error: infer Code extends string }
  ? string extends Code
    ? never
    : Code
  : never;

/** The codes that a fault can answer to calls of a method. Default: to calls of either protocol. */
export type FaultCode<M extends MethodName = MethodName> =
  | MethodCode<M>
  | ([MethodName] extends [M] ? ScimCode : never);

/** The codes on the wire: several rows of the table can share one. */
export type AnswerCode = MethodCode | (ScimCode extends infer Code ? WireCode<Code> : never);

type WireCode<Code> = Code extends `${infer Wire}.${string}` ? Wire : Code;
