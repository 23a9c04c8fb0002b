import { serviceLimits } from "../../../generated/service.js";
import { type ResponseUrl, responseUrls } from "../../../model/interaction.js";
import { put, remove } from "../../../model/port/document.js";
import type { SilentWrite, Store } from "../../../model/store.js";
import { createRefuse, type Refused } from "../../../store/decide.js";
import type { Ids } from "../../../values/ids.js";
import { millisecondsOf, toInstant } from "../../../values/instant.js";
import { hashToken } from "../../../values/secrets.js";

/** The subject of an app's answers. */
export type ResponsePlace = Pick<ResponseUrl, "kind" | "workspaceId" | "appId" | "userId" | "channelId" | "message">;

interface Minting {
  readonly store: Pick<Store, "list">;
  readonly ids: Pick<Ids, "secret">;
  readonly nowMs: number;
  /** Base of the addresses of hooks, without a trailing slash. */
  readonly hooksUrl: string;
}

/** Addresses that are removed when one is made. */
const maxRemoved = 10;

const secretBytes = 12;

/**
 * Makes an address at which an app can answer an act, for the commit of the act. The writes also remove addresses that
 * have expired.
 */
export async function mintResponseUrl(
  place: ResponsePlace,
  { store, ids, nowMs, hooksUrl }: Minting,
): Promise<{ readonly url: string; readonly writes: readonly SilentWrite[] }> {
  const secret = ids.secret(secretBytes);
  const responseUrl: ResponseUrl = {
    ...place,
    id: `${nowMs}${Number.parseInt(ids.secret(4), 16)}`,
    version: 1,
    secretHash: hashToken(secret),
    expires: toInstant(nowMs + serviceLimits.responseUrlMinutes.value * 60_000),
    uses: 0,
  };
  const oldest = await store.list(responseUrls, "expiring", {}, { limit: maxRemoved });
  const over = oldest.filter(({ expires }) => millisecondsOf(expires) < nowMs);
  return {
    url: `${hooksUrl}/${place.kind}/${place.workspaceId}/${responseUrl.id}/${secret}`,
    writes: [...over.map(({ id }) => remove(responseUrls, { id })), put(responseUrls, responseUrl)],
  };
}

const refuse = createRefuse<string>("interactivity#response_url");

/** Refuses an address that has expired or was used up. */
export function refuseResponseUrl(
  { expires, uses }: Pick<ResponseUrl, "expires" | "uses">,
  nowMs: number,
): Refused<"expired_url" | "used_url"> | undefined {
  const { responseUrlMinutes, responseUrlUses } = serviceLimits;
  if (millisecondsOf(expires) < nowMs) {
    return refuse("expired_url", expires, `an address of the last ${responseUrlMinutes.value} minutes`);
  }
  return uses >= responseUrlUses.value
    ? refuse("used_url", uses, `an address that was used less than ${responseUrlUses.value} times`)
    : undefined;
}
