import type { AppCredentials } from "@rollcall/api/webapi";
import type { Ids } from "../values/ids.js";

const bytes = 16;

/** New random credentials. */
export function createCredentials(ids: Pick<Ids, "secret">): AppCredentials {
  return {
    client_id: ids.secret(bytes),
    client_secret: ids.secret(bytes),
    verification_token: ids.secret(bytes),
    signing_secret: ids.secret(bytes),
  };
}
