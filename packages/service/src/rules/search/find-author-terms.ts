import type { Store } from "../../model/service-store.js";
import { authorTerm, nameTerm } from "../../model/terms.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { toBotId } from "../directory/to-bot-id.js";
import { findUser } from "./find-user.js";

interface Searching {
  readonly caller: WebapiCaller;
  readonly store: Pick<Store, "users">;
}

/** Terms of the messages that `from:` names: those of a user or bot, and those under another identity of that name. */
export async function findAuthorTerms(value: string, searching: Searching): Promise<readonly string[]> {
  const user = await findUser(value, searching);
  const named = nameTerm(value.replace(/^@/, ""));
  return user === undefined ? [named] : [authorTerm(user.id), authorTerm(toBotId(user.id)), named];
}
