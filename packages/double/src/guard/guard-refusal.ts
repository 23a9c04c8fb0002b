/** A refusal of the guard: a code of the control plane, and a sentence. */
export interface GuardRefusal {
  readonly error: "not_allowed" | "json_required";
  readonly detail: string;
}
