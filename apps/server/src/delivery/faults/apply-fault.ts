import type { Attempt, Content, LinePlace, Outgoing, Reason } from "@rollcall/delivery";
import type { DeliveryAction, FaultAttempt } from "../../double.js";
import type { SendParts } from "../open-dispatcher.js";

/** An attempt that a fault is applied to. */
export interface FaultyAttempt extends SendParts {
  readonly outgoing: Outgoing;
  /** Undefined for what a person's act sends. */
  readonly place: LinePlace | undefined;
  readonly attempt: FaultAttempt;
  readonly overtaking: Overtaking;
}

/** Makes an attempt as a fault has it. */
export async function applyFault(action: DeliveryAction, faulty: FaultyAttempt): Promise<Attempt> {
  const { send, outgoing } = faulty;
  switch (action.kind) {
    case "drop":
      return toFailure(outgoing, "http_timeout", "The fault lost it: nothing was sent.");
    case "delay":
      return (await sleep(action.ms, faulty)) ? send(outgoing) : interrupted(outgoing);
    case "duplicate": {
      const first = await send(outgoing);
      await send(outgoing);
      return first;
    }
    case "reorder":
      return (await letNextPass(faulty)) ? send(outgoing) : interrupted(outgoing);
    case "bad_signature":
      return send(signedWrongly(outgoing));
    case "closed_socket":
      return closeSocket(faulty);
    case "silent":
      return ignoreAnswer(await send(outgoing));
  }
}

/** Sleeps within the turn. Returns false if the world was replaced, or nothing more is sent. */
async function sleep(ms: number, { clock, signal, place }: FaultyAttempt): Promise<boolean> {
  const slept = clock.sleep(ms, signal).then(
    () => true,
    () => false,
  );
  return place === undefined ? slept : place.waitFor(slept);
}

/** Maximum time for which an attempt waits for the next one of its line, in milliseconds. */
const maxWaitMs = 60_000;

async function letNextPass({ place, clock, signal, attempt, overtaking }: FaultyAttempt): Promise<boolean> {
  const { passed, goOn } = overtaking.wait(attempt);
  const waking = new AbortController();
  const slept = clock.sleep(maxWaitMs, AbortSignal.any([signal, waking.signal])).then(
    () => true,
    () => false,
  );
  place?.leaveLine();
  const either = Promise.race([passed.then(() => true), slept]);
  const isIn = await (place === undefined ? either : place.waitFor(either));
  goOn();
  waking.abort();
  return isIn;
}

async function closeSocket({ cut, send, outgoing }: FaultyAttempt): Promise<Attempt> {
  const { target } = outgoing;
  const isCut = target.kind === "socket" && (await cut(target.app));
  if (!isCut) return send(outgoing);
  return toFailure(outgoing, "unknown_error", "The fault ended the connection: nothing was sent.");
}

function signedWrongly({ target, ...outgoing }: Outgoing): Outgoing {
  return { ...outgoing, target: target.kind === "http" ? { ...target, signingSecret: "not the secret" } : target };
}

function ignoreAnswer(attempt: Attempt): Attempt {
  if (attempt.answer === undefined) return attempt;
  const { request, durationMs } = attempt;
  const detail = "The fault ignored the answer, as if the app had not answered in time.";
  return { ok: false, reason: "http_timeout", detail, noRetry: false, request, durationMs };
}

function interrupted(outgoing: Outgoing): Attempt {
  return toFailure(outgoing, "unknown_error", "The world was replaced, or the server stops.");
}

function toFailure({ target, content }: Outgoing, reason: Reason, detail: string): Attempt {
  const url = target.kind === "http" ? target.url : `socket:${target.app}`;
  const request = { url, redirects: [], headers: {}, body: bodyOf(content) };
  return { ok: false, reason, detail, noRetry: false, request, durationMs: 0 };
}

function bodyOf(content: Content): string {
  switch (content.kind) {
    case "events_api":
      return content.body;
    case "interactive":
      return content.payload;
    case "slash_commands":
      return JSON.stringify(content.fields);
  }
}

/** Reads what faults match. */
export function toFaultAttempt({ target, content }: Outgoing, place: LinePlace | undefined): FaultAttempt {
  const { kind: transport } = target;
  const line = place?.line;
  return { ...readContent(content), transport, ...(line !== undefined && { line }) };
}

/** The parts that the writers of this server have put into a body. */
interface Written {
  readonly api_app_id: string;
  readonly type: string;
  readonly event?: { readonly type: string };
}

function readContent(content: Content): Pick<FaultAttempt, "app" | "event" | "values"> {
  if (content.kind === "slash_commands") {
    const { fields } = content;
    return { app: fields["api_app_id"] ?? "", event: content.kind, values: fields };
  }
  // The writers of events and payloads put these members into each.
  const written = JSON.parse(bodyOf(content)) as Written;
  const { event: values = written } = written;
  return { app: written.api_app_id, event: values.type, values };
}

type Place = Pick<FaultAttempt, "app" | "line">;

/** Attempts that wait until the next one of their line was made. */
export interface Overtaking {
  isEmpty(): boolean;
  /** Begins an attempt. Call the result when it was made: those that waited for it go on. */
  begin(place: Place): () => Promise<void>;
  /** Waits for the next attempt of the line, or until the other promise settles. Then call `goOn`. */
  wait(place: Place): { readonly passed: Promise<void>; readonly goOn: () => void };
}

/** Creates an empty set. */
export function createOvertaking(): Overtaking {
  const waiting = new Map<string, readonly Waiting[]>();
  const keyOf = ({ app, line }: Place) => `${app} ${line}`;
  return {
    isEmpty: () => waiting.size === 0,
    begin: (place) => {
      const key = keyOf(place);
      const before = place.line === undefined ? [] : (waiting.get(key) ?? []);
      if (before.length > 0) waiting.delete(key);
      return async () => {
        for (const { passed, goesOn } of before) {
          passed.resolve();
          // Otherwise nothing would be in progress for a moment.
          await goesOn.promise;
        }
      };
    },
    wait: (place) => {
      const key = keyOf(place);
      const one = { passed: Promise.withResolvers<void>(), goesOn: Promise.withResolvers<void>() };
      waiting.set(key, [...(waiting.get(key) ?? []), one]);
      const goOn = () => {
        const rest = (waiting.get(key) ?? []).filter((each) => each !== one);
        if (rest.length === 0) waiting.delete(key);
        else waiting.set(key, rest);
        one.goesOn.resolve();
      };
      return { passed: one.passed.promise, goOn };
    },
  };
}

interface Waiting {
  readonly passed: PromiseWithResolvers<void>;
  readonly goesOn: PromiseWithResolvers<void>;
}
