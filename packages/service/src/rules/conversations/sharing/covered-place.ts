import type { Token } from "../../../model/token.js";
import type { Id } from "../../../values/ids.js";
import { isGranted } from "../../directory/is-granted.js";
import type { Owners } from "./sharing-of.js";

/** First of the workspaces that an installation covers; undefined if it covers none. */
export function coveredPlace(workspaceIds: readonly Id[], token: Token, owners: Owners): Id | undefined {
  const { target } = token.installation;
  return workspaceIds.find((id) => id === target.id || (owners.get(id) === target.id && isGranted(token, id)));
}
