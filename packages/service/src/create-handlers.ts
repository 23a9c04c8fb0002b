import type { Methods } from "@rollcall/api/webapi";
import type { MethodHandlers } from "@rollcall/webapi-core";
import { createRenameSession } from "./agent-sessions/agents.sessions.rename.js";
import { createSetSessionStatus } from "./agent-sessions/agents.sessions.setStatus.js";
import { createMessagesActivity } from "./analytics/admin.analytics.messages.activity.js";
import { createMessagesMetadata } from "./analytics/admin.analytics.messages.metadata.js";
import { createApiTest } from "./api/api-test.js";
import { createAuthTest } from "./api/auth-test.js";
import { createCreateManifest } from "./apps/apps.manifest.create.js";
import { createExportManifest } from "./apps/apps.manifest.export.js";
import { createValidateManifest } from "./apps/apps.manifest.validate.js";
import { createBotsInfo } from "./bots/bots.info.js";
import { createEditCanvas } from "./canvases/canvases.edit.js";
import { createEndDnd } from "./do-not-disturb/dnd.endDnd.js";
import { createEndSnooze } from "./do-not-disturb/dnd.endSnooze.js";
import { createDndInfo } from "./do-not-disturb/dnd.info.js";
import { createSetSnooze } from "./do-not-disturb/dnd.setSnooze.js";
import { createDndTeamInfo } from "./do-not-disturb/dnd.teamInfo.js";
import { createEmojiList } from "./emoji/emoji.list.js";
import { createListFunctions } from "./functions/admin.functions.list.js";
import { createListFunctionPermissions } from "./functions/functions.distributions.permissions.list.js";
import { createGetExpiration } from "./guests/admin.users.getExpiration.js";
import { createDeleteListAccess } from "./lists/svcLists.access.delete.js";
import { createStartDownload } from "./lists/svcLists.download.start.js";
import { createUpdateListItems } from "./lists/svcLists.items.update.js";
import { createUpdateList } from "./lists/svcLists.update.js";
import { createPostMessage } from "./messages/chat.postMessage.js";
import { createListTeams } from "./organizations/auth.teams.list.js";
import { createTeamInfo } from "./organizations/team.info.js";
import { createTeamProfileGet } from "./profile-fields/team.profile.get.js";
import { createCreateForObjects } from "./record-channels/admin.conversations.createForObjects.js";
import type { ServiceOptions } from "./service-options.js";
import { createRevoke } from "./tokens/auth.revoke.js";
import type { WebapiCaller } from "./tokens/webapi-caller.js";
import { createUsersInfo } from "./users/users.info.js";

type Options = Required<Pick<ServiceOptions, "definitions" | "store" | "clock" | "ids" | "siteUrl" | "updateTimeMs">>;

/** Handlers of all Web API methods. */
export function createHandlers({
  definitions,
  store,
  clock,
  ids,
  siteUrl,
  updateTimeMs,
}: Options): MethodHandlers<Methods, WebapiCaller> {
  const { methods } = definitions.webapi;
  return {
    "admin.analytics.messages.activity": createMessagesActivity({
      definition: methods["admin.analytics.messages.activity"],
      store,
    }),
    "admin.analytics.messages.metadata": createMessagesMetadata({
      definition: methods["admin.analytics.messages.metadata"],
      store,
    }),
    "admin.conversations.createForObjects": createCreateForObjects({ store, ids }),
    "admin.functions.list": createListFunctions({ definition: methods["admin.functions.list"], store }),
    "admin.users.getExpiration": createGetExpiration({ store }),
    "agents.sessions.rename": createRenameSession({ store }),
    "agents.sessions.setStatus": createSetSessionStatus({ store }),
    "api.test": createApiTest(),
    "apps.manifest.create": createCreateManifest({ definition: methods["apps.manifest.create"], store, ids, siteUrl }),
    "apps.manifest.export": createExportManifest({ store }),
    "apps.manifest.validate": createValidateManifest({ store }),
    "auth.revoke": createRevoke({ store }),
    "auth.teams.list": createListTeams({ definition: methods["auth.teams.list"], store, siteUrl }),
    "auth.test": createAuthTest({ siteUrl }),
    "bots.info": createBotsInfo({ store, siteUrl }),
    "canvases.edit": createEditCanvas({ store, clock, ids, updateTimeMs }),
    "chat.postMessage": createPostMessage({ definition: methods["chat.postMessage"], store, ids }),
    "dnd.endDnd": createEndDnd({ store }),
    "dnd.endSnooze": createEndSnooze({ store }),
    "dnd.info": createDndInfo({ store }),
    "dnd.setSnooze": createSetSnooze({ store }),
    "dnd.teamInfo": createDndTeamInfo({ store }),
    "emoji.list": createEmojiList({ store }),
    "functions.distributions.permissions.list": createListFunctionPermissions({ store }),
    "svcLists.access.delete": createDeleteListAccess({ definition: methods["svcLists.access.delete"], store }),
    "svcLists.download.start": createStartDownload({
      definition: methods["svcLists.download.start"],
      store,
      ids,
      siteUrl,
    }),
    "svcLists.items.update": createUpdateListItems({ definition: methods["svcLists.items.update"], store, ids }),
    "svcLists.update": createUpdateList({ definition: methods["svcLists.update"], store, ids }),
    "team.info": createTeamInfo({ store, siteUrl }),
    "team.profile.get": createTeamProfileGet({ store }),
    "users.info": createUsersInfo({ definition: methods["users.info"], store, siteUrl }),
  };
}
