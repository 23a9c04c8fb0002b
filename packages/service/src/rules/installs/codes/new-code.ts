import { serviceLimits } from "../../../generated/service.js";
import { forgottenMsOf, type OauthCode, oauthCodes } from "../../../model/oauth-code.js";
import { put, remove } from "../../../model/port/document.js";
import type { Store } from "../../../model/service-store.js";
import type { SilentWrite } from "../../../model/writes.js";
import type { Ids } from "../../../values/ids.js";
import { toInstant } from "../../../values/instant.js";
import { hashToken } from "../../../values/secrets/hash-token.js";

interface CodeOptions {
  readonly store: Pick<Store, "list">;
  readonly ids: Pick<Ids, "secret">;
  readonly nowMs: number;
}

/** Codes that are removed when one is made. */
const maxRemoved = 10;

const secretBytes = 32;

/** Makes a code: two numbers and 64 hexadecimal digits, with dots between. The writes also remove codes that can be forgotten. */
export async function newCode(
  allowed: Omit<OauthCode, "hash" | "version" | "created" | "expires">,
  { store, ids, nowMs }: CodeOptions,
): Promise<{ readonly code: string; readonly writes: readonly SilentWrite[] }> {
  const code = `${nowMs}.${Number.parseInt(ids.secret(4), 16)}.${ids.secret(secretBytes)}`;
  const oldest = await store.list(oauthCodes, "oldest", {}, { limit: maxRemoved });
  const over = oldest.filter((each) => forgottenMsOf(each) <= nowMs);
  const stored: OauthCode = {
    ...allowed,
    hash: hashToken(code),
    version: 1,
    created: toInstant(nowMs),
    expires: toInstant(nowMs + serviceLimits.oauthCodeMinutes.value * 60_000),
  };
  return { code, writes: [...over.map(({ hash }) => remove(oauthCodes, { hash })), put(oauthCodes, stored)] };
}
