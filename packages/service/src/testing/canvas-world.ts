import type { World } from "../worlds/world.js";
import { organizationWorld } from "./demo-world.js";

const scopes = ["canvases:read", "canvases:write", "channels:read", "channels:manage", "channels:write"];

function userToken(name: string) {
  const installation = { workspace: "hq", installer: "ada" };
  return { token: name, kind: "user" as const, user: name, app: "Helper", scopes, installation };
}

/** Canvases of mia, alone and of a channel, and tokens of mia and ada. */
export const canvasWorld: World = {
  ...organizationWorld,
  canvases: [
    { id: "F20", title: "Random", owner: "mia", channel: "random" },
    { id: "F21", title: "Another", owner: "mia", channel: "random", markdown: "Not empty." },
    { id: "F22", title: "Own", owner: "mia", markdown: "# Goal\n\nText\n" },
  ],
  tokens: [userToken("mia"), userToken("ada")],
};
