import type { Methods } from "@rollcall/double";
import { type Call, ControlError } from "../control/create-call.js";
import { textAt } from "../json.js";
import type { Notes } from "./create-notes.js";

type ActName = Extract<keyof Methods, `people.${string}`>;

/** The arguments that every act has. */
export interface Actor {
  readonly person: string;
  readonly world: string;
  readonly workspace?: string;
}

/** Does something as a person. Undefined if it was refused, which a note says. */
export type Act = <M extends ActName>(
  method: M,
  sent: Omit<Methods[M]["arguments"], keyof Actor>,
) => Promise<Methods[M]["response"] | undefined>;

/** The parts that acts need. */
interface Acting {
  readonly call: Call;
  /** Undefined while nobody is picked. */
  readonly actor: () => Actor | undefined;
  readonly notes: Notes;
  /** Is called after each act, whether it was refused or not. */
  readonly onActed: () => Promise<void>;
}

export function createAct({ call, actor, notes, onActed }: Acting): Act {
  return async (method, sent) => {
    const who = actor();
    if (who === undefined) return undefined;
    try {
      // The arguments of an act are those of its caller, and who acts.
      const answer = await call(method, { ...sent, ...who } as Parameters<typeof call<typeof method>>[1]);
      const failure = textAt(answer, "failure");
      if (failure === "") notes.settle(method);
      else notes.add("error", failure, method);
      return answer;
    } catch (error) {
      if (!(error instanceof ControlError)) throw error;
      notes.add("error", error.message, method);
      return undefined;
    } finally {
      await onActed();
    }
  };
}
