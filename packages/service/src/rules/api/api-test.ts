import type { ApiTestArguments, Methods } from "@rollcall/api/webapi";
import type { MethodOutcome } from "@rollcall/webapi-core";

type Outcome = MethodOutcome<Methods["api.test"]>;

/** Answers with the arguments sent, as an error if they name one. */
export function createApiTest() {
  return async (sent: ApiTestArguments): Promise<Outcome> => {
    const fields = Object.keys(sent).length === 0 ? {} : { args: { ...sent } };
    return sent.error === undefined ? { ok: true, ...fields } : { ok: false, error: sent.error, ...fields };
  };
}
