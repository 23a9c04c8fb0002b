import { idPrefixes, userDefaults } from "../../../generated/service.js";
import type { Store } from "../../../model/service-store.js";
import type { User } from "../../../model/user.js";
import type { Id, Ids } from "../../../values/ids.js";
import { toInstant } from "../../../values/instant.js";
import { botUserName } from "../../../values/user-names/bot-user-name.js";
import type { Home } from "../../directory/is-foreign.js";
import { readDisplayName } from "../../users/names/display-name.js";

/** A bot to create. */
interface NewBot {
  readonly appId: Id;
  /** Its name for people. */
  readonly botName: string;
  readonly place: Home;
}

/** Dependencies of a new bot. */
interface NewBotOptions {
  readonly store: Pick<Store, "users">;
  readonly ids: Ids;
  readonly nowMs: number;
}

/** A new bot of an app, a member of the workspace, with a user name that is free. */
export async function newBot({ appId, botName, place }: NewBot, { store, ids, nowMs }: NewBotOptions): Promise<User> {
  const stem = botUserName(botName, new Set());
  const taken = new Set((await store.users.namesLike(stem)).map((name) => name.toLowerCase()));
  const userName = botUserName(botName, taken);
  const displayName = readDisplayName(botName).ok ? botName : userName;
  const created = toInstant(nowMs);
  const { organization, workspace } = place;
  return {
    id: ids.id(idPrefixes.user),
    version: 1,
    created,
    updated: created,
    kind: "bot",
    appId,
    ...(organization !== undefined && { organizationId: organization.id }),
    memberships: [{ workspaceId: workspace.id, role: "member" }],
    active: true,
    forgotten: false,
    has2fa: false,
    userName,
    displayName,
    name: { givenName: displayName },
    emails: [],
    timezone: userDefaults.timezone,
    hasProfileFields: false,
  };
}
