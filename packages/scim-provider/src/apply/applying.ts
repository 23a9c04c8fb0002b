import type { Links } from "../links/links.js";
import type { Planning } from "../plan/create-plan.js";
import type { Step } from "../plan/plan.js";
import type { StyleFacts } from "../styles/style-facts.js";
import type { Reader } from "../target/reader.js";
import type { Wire } from "../wire/create-wire.js";
import { describeAnswer, type Exchange } from "../wire/exchange.js";
import type { Writing } from "../write/write-user.js";

/** Dependencies of applying steps. */
export interface Applying {
  readonly wire: Wire;
  readonly reader: Reader;
  readonly links: Links;
  readonly facts: StyleFacts;
  readonly planning: Planning;
  /** The form of requests. @param hasManager whether the request has a manager, whose form the target decides */
  readonly writing: (hasManager: boolean) => Promise<Writing>;
  /** Adds a step that needs what other steps create. */
  readonly postpone: (step: Step) => void;
}

/** Whether the target accepted a step. */
export interface Outcome {
  readonly ok: boolean;
  readonly detail?: string;
  /** HTTP status of a refusal. */
  readonly status?: number;
}

/** The outcome of a refused request. */
export function toRefusal(exchange: Exchange): Outcome {
  const { status } = exchange;
  return { ok: false, detail: describeAnswer(exchange), ...(status !== undefined && { status }) };
}
