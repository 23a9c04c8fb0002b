import { AsyncLocalStorage } from "node:async_hooks";
import type { ScimAnswer } from "@rollcall/scim-core";
import type { MethodAnswer } from "@rollcall/webapi-core";
import type { JournalChange, JournalEntry } from "../generated/control/index.js";
import type { Damage } from "./faults/damage.js";
import type { Budget } from "./journal/redact.js";

/** What an engine answered. */
export interface Answered {
  readonly parts: Pick<JournalEntry, "protocol" | "method" | "version" | "route">;
  readonly answer: Pick<ScimAnswer | MethodAnswer, "requestId" | "status" | "error" | "because" | "aborted">;
}

/** What the double knows of one request while it is served. */
export interface ExchangeContext {
  /** Name of the world that serves it. */
  readonly world: string;
  /** Whether everything in its world has been replaced since it came. */
  readonly isOver: () => boolean;
  /** What the world's clock showed when it came. */
  readonly at: Date;
  /** The machine's time when it came, in milliseconds. */
  readonly startedMs: number;
  arguments?: Readonly<Record<string, unknown>>;
  /** Identifier of the resource that the path names. */
  id?: string;
  userId?: string;
  appId?: string;
  /** Hash of the token that it came with. */
  tokenHash?: string;
  /** The fault that happens to it. */
  fault?: string;
  /** What is done to the answer when it is written. */
  damage?: Damage;
  /** What the engine answered; the journal is told when the answer goes out. */
  answered?: Answered;
  readonly changes: JournalChange[];
  /** How much the journal may still keep of it. */
  readonly budget: Budget;
}

const current = new AsyncLocalStorage<ExchangeContext>();

/** What is known of the request that is being served; undefined outside of one. */
export function currentExchange(): ExchangeContext | undefined {
  return current.getStore();
}

/** Serves a request, so that everything that is done for it finds its context. */
export function inExchange<T>(context: ExchangeContext, serve: () => T): T {
  return current.run(context, serve);
}
