/** Why the control plane does not do something; nothing has changed then. */
export type ControlRefusal =
  | { readonly ok: false; readonly error: "not_found" | "conflict" | "timed_out"; readonly detail: string }
  | { readonly ok: false; readonly error: "undeclared"; readonly detail: string; readonly declared: readonly string[] }
  | { readonly ok: false; readonly error: "broken_world"; readonly problems: readonly string[] };

/** What an operation came to. */
export type ControlOutcome<T> = ({ readonly ok: true } & T) | ControlRefusal;

/** The refusal of a name that nothing has. */
export function notFound(what: string, name: string, known: readonly string[]): ControlRefusal {
  const rest = known.length === 0 ? "there is none" : `there are ${known.join(", ")}`;
  return { ok: false, error: "not_found", detail: `There is no ${what} ${JSON.stringify(name)}; ${rest}.` };
}

/** The refusal of what does not go with what is there. */
export function conflict(detail: string): ControlRefusal {
  return { ok: false, error: "conflict", detail };
}
