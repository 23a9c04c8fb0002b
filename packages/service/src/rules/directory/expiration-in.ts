import type { Guest } from "../../model/user.js";
import type { Id } from "../../values/ids.js";
import type { Instant } from "../../values/instant.js";

/** When a guest's account expires in a workspace or, without one, in the organization; undefined for never. */
export function expirationIn({ expiration, expirations }: Guest, workspaceId: Id | undefined): Instant | undefined {
  return expirations?.find((one) => one.workspaceId === workspaceId)?.expiration ?? expiration;
}
