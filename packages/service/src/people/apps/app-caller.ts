import { tokens } from "../../model/token.js";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { isGranted } from "../../rules/directory/is-granted.js";
import type { Person } from "../act.js";
import type { AskedApp } from "../asking/find-asked-app.js";

/** Maximum number of tokens of an app that are looked at. */
const maxTokens = 1000;

/** The bot of an app in the workspace of a person. Undefined if it has none there. */
export async function botOfApp(
  { app }: Pick<AskedApp, "app">,
  { store, caller }: Pick<Person, "store" | "caller">,
): Promise<User | undefined> {
  const installed = await store.list(tokens, "of_app", { app_id: app.id }, { limit: maxTokens });
  const token = installed.find(({ kind, ...one }) => kind === "bot" && isGranted(one, caller.workspace.id));
  return token?.userId === undefined ? undefined : store.users.get(token.userId);
}

/** The caller that an app is when its answer to a person does something: like its bot token, with every scope. */
export async function appCaller(
  asked: AskedApp,
  person: Pick<Person, "store" | "caller" | "user">,
): Promise<WebapiCaller> {
  const { caller } = person;
  const { token, scopes, organization, workspace } = caller;
  const { app, installation } = asked;
  const user = await botOfApp(asked, person);
  const { userId: _person, ...rest } = token;
  return {
    tokenType: "bot",
    scopes,
    token: { ...rest, kind: "bot", appId: app.id, installation, ...(user !== undefined && { userId: user.id }) },
    ...(user !== undefined && { user }),
    app,
    ...(organization !== undefined && { organization }),
    workspace,
  };
}
