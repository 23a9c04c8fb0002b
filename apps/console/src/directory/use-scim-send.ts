import { useSignal } from "@preact/signals";
import type { Methods } from "@rollcall/double";
import { useStore } from "../store/store-context.js";
import { useOperation } from "../store/use-operation.js";
import { formVersion } from "./form/use-schemas.js";

type Sent = Omit<Methods["scim.send"]["arguments"], "version" | "world">;

/** Changes resources over SCIM. */
interface ScimSending {
  readonly isBusy: boolean;
  /** Body of the last refusal. Undefined if there was none. */
  readonly refusal: unknown;
  /** Sends it, and returns the body of the answer, if there is one. Undefined if it was refused. */
  send(sent: Sent): Promise<object | undefined>;
}

export function useScimSend(): ScimSending {
  const { world } = useStore().route.value;
  const { isBusy, run } = useOperation();
  const refusal = useSignal<unknown>(undefined);
  return {
    isBusy,
    refusal: refusal.value,
    send: async (sent) => {
      const answer = await run("scim.send", { version: formVersion, ...sent, world });
      if (answer === undefined) return undefined;
      refusal.value = answer.status >= 400 ? (answer.body ?? {}) : undefined;
      return answer.status >= 400 ? undefined : (answer.body ?? {});
    },
  };
}

/** The schema of the body of a PATCH. @see RFC 7644 §3.5.2 */
export const patchSchema = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
