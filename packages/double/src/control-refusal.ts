/** A refusal of the control plane. Nothing has changed, except for what a person did on the way to a refused act. */
export type ControlRefusal =
  | { readonly ok: false; readonly error: "not_found" | "conflict" | "timed_out"; readonly detail: string }
  | { readonly ok: false; readonly error: "refused"; readonly detail: string; readonly code?: string }
  | { readonly ok: false; readonly error: "undeclared"; readonly detail: string; readonly declared: readonly string[] }
  | { readonly ok: false; readonly error: "broken_world"; readonly problems: readonly string[] }
  | {
      readonly ok: false;
      readonly error: "invalid_arguments";
      readonly response_metadata: { readonly messages: readonly string[] };
    };

/** The outcome of an operation. */
export type ControlOutcome<T> = ({ readonly ok: true } & T) | ControlRefusal;

/** Refuses an unknown name. */
export function notFound(what: string, name: string, known: readonly string[]): ControlRefusal {
  const rest = known.length === 0 ? "none exists" : `the known ones are ${known.join(", ")}`;
  return { ok: false, error: "not_found", detail: `There is no ${what} ${JSON.stringify(name)}; ${rest}.` };
}

/** Refuses an operation that the current state does not allow. */
export function conflict(detail: string): ControlRefusal {
  return { ok: false, error: "conflict", detail };
}
