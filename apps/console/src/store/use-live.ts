import { type ReadonlySignal, signal } from "@preact/signals";
import type { Methods } from "@rollcall/double";
import { useEffect, useMemo } from "preact/hooks";
import type { Call } from "../control/create-call.js";
import { createRefresher } from "./create-refresher.js";
import { useStore } from "./store-context.js";

type Sent<M extends keyof Methods> = Methods[M]["arguments"];
type Answer<M extends keyof Methods> = Methods[M]["response"];

/** The answer of an operation, or the reason of its refusal. */
interface Live<M extends keyof Methods> {
  /** Undefined until it is read. A later refusal keeps what was read. */
  readonly answer: Answer<M> | undefined;
  /** The reason why the last reading was refused; empty if it was not. */
  readonly problem: string;
  /** Reads it again, and resolves when it is read. */
  readonly reload: () => Promise<void>;
}

/**
 * The current answer of an operation about the world. It is read again soon after the world changes; changes in a short
 * time cause one reading.
 * @param sent undefined while there is nothing to ask
 */
export function useLive<M extends keyof Methods>(method: M, sent: Sent<M> | undefined): Live<M> {
  const { call, worlds, journal } = useStore();
  const key = JSON.stringify(sent);
  const reading = useMemo(() => createReading(call, method, sent), [method, key]);
  useEffect(() => void reading.now(), [reading]);
  const isChanged = useMemo(() => ({ worlds: worlds.value, entries: journal.entries.value }), [reading]);
  useEffect(() => {
    if (isChanged.worlds === worlds.value && isChanged.entries === journal.entries.value) return;
    reading.soon();
  }, [reading, worlds.value, journal.entries.value]);
  return { answer: reading.answer.value, problem: reading.problem.value, reload: reading.now };
}

interface Reading<M extends keyof Methods> {
  readonly answer: ReadonlySignal<Answer<M> | undefined>;
  readonly problem: ReadonlySignal<string>;
  now(): Promise<void>;
  soon(): void;
}

function createReading<M extends keyof Methods>(call: Call, method: M, sent: Sent<M> | undefined): Reading<M> {
  const answer = signal<Answer<M> | undefined>(undefined);
  const problem = signal("");
  const refresher = createRefresher(async () => {
    if (sent === undefined) return;
    try {
      answer.value = await call(method, sent);
      problem.value = "";
    } catch (error) {
      problem.value = error instanceof Error ? error.message : String(error);
    }
  });
  return { answer, problem, ...refresher };
}
