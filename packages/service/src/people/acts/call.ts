import type { Methods } from "@rollcall/api/webapi";
import type { Person } from "../act.js";

/** The method that the person calls, and its arguments. */
interface Call {
  readonly method: keyof Methods;
  readonly arguments: object;
}

/** Calls a method as the person. Its arguments are checked as those of a call. */
export async function call({ method, arguments: sent }: Call, person: Person) {
  // The definition of the method checks what is sent.
  const answer = await person.call(method, sent as Methods[typeof method]["arguments"]);
  return answer.ok ? { ok: true as const, answer: { ...answer } } : answer;
}
