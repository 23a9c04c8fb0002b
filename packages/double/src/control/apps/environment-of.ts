import { type AppEnvironment, hooksUrlOf, readEnvironment } from "@rollcall/service";
import type { App } from "@rollcall/service/store";
import type { AppEnvironment as WrittenEnvironment } from "../../generated/control/index.js";
import { prefixOf } from "../../worlds/pick-world.js";
import type { World } from "../../worlds/world.js";
import type { Controlled } from "../controlled.js";

/** Reads what an app needs in its environment. Tokens and the client identifier begin with the prefix of the world. */
export async function environmentOf(
  world: World,
  { worlds, appFiles, service: { sealer, siteUrl } }: Controlled,
  { id, name }: App,
): Promise<WrittenEnvironment> {
  const read = (await readEnvironment(world.store, sealer, id)) ?? { appId: id, name };
  const app = withPrefix(read, prefixOf(world, worlds.first));
  const hooksUrl = hooksUrlOf(siteUrl, world === worlds.first ? undefined : world.name);
  const { clientId, signingSecret, botToken, userToken, appToken, webhookPath } = app;
  return {
    app_id: id,
    name,
    ...(clientId !== undefined && { client_id: clientId }),
    ...(signingSecret !== undefined && { signing_secret: signingSecret }),
    ...(botToken !== undefined && { bot_token: botToken }),
    ...(userToken !== undefined && { user_token: userToken }),
    ...(appToken !== undefined && { app_token: appToken }),
    ...(webhookPath !== undefined && { webhook_url: `${hooksUrl}/${webhookPath}` }),
    text: await appFiles.printEnvironment(app, hooksUrl),
  };
}

function withPrefix(app: AppEnvironment, prefix: string): AppEnvironment {
  const { clientId, botToken, userToken, appToken } = app;
  return {
    ...app,
    ...(clientId !== undefined && { clientId: `${prefix}${clientId}` }),
    ...(botToken !== undefined && { botToken: `${prefix}${botToken}` }),
    ...(userToken !== undefined && { userToken: `${prefix}${userToken}` }),
    ...(appToken !== undefined && { appToken: `${prefix}${appToken}` }),
  };
}
