import type { SeedConfig } from "emulate";

/** Number of users in the world of the warm rows, the caller included. */
const warmUsers = 100;

/** Name of the channel in the world of the warm rows. */
export const warmChannel = "warm";

/** Number of tokens of emulate, which refuses more than 5,000 calls with one of them. */
const tokenCount = 400;

/** A token of the caller. emulate's are used in turn. */
export function warmTokens(): readonly string[] {
  return Array.from({ length: tokenCount }, (_, at) => `svcp-warm-${at}`);
}

/** World file with the users, a channel of all of them, and the caller's token. */
export function rollcallWorld(): object {
  const names = Array.from({ length: warmUsers }, (_, at) => `user${at}`);
  const [caller = ""] = names;
  const [token = ""] = warmTokens();
  return {
    kind: "world",
    workspaces: [{ name: "Warm", domain: "warm" }],
    users: names.map((userName, at) => ({
      userName,
      emails: [`${userName}@warm.example`],
      ...(at === 0 && { workspaces: { warm: "primary_owner" } }),
    })),
    channels: [{ kind: "public", name: warmChannel, members: names }],
    apps: [{ name: "Warm" }],
    tokens: [
      {
        token,
        kind: "user",
        user: caller,
        app: "Warm",
        scopes: ["channels:history", "channels:read", "chat:write", "users:read", "users:read.email"],
        installation: { workspace: "warm", installer: caller },
      },
    ],
  };
}

/** The same for emulate, which has one user from the start. */
export function emulateWorld(service: string): SeedConfig {
  return {
    tokens: Object.fromEntries(warmTokens().map((token) => [token, { login: "admin", scopes: [] }])),
    [service]: {
      users: Array.from({ length: warmUsers - 1 }, (_, at) => ({ name: `user${at}`, profile: profileOf(at) })),
      channels: [{ name: warmChannel }],
    },
  };
}

/** Profile with the keys that Rollcall's has, so that both list the same. */
function profileOf(at: number): object {
  const picture = `http://127.0.0.1:4000/photos/U${at}-0123456789ab`;
  const sizes = [24, 32, 48, 72, 192, 512].map((size) => [`image_${size}`, `${picture}-${size}`]);
  return {
    first_name: "",
    last_name: "",
    avatar_hash: "0123456789ab",
    real_name: `user${at}`,
    display_name: `user${at}`,
    email: `user${at}@warm.example`,
    team: "T000000001",
    image_original: `${picture}-original`,
    ...Object.fromEntries(sizes),
  };
}
