import { put } from "../model/port/document.js";
import { responseUrls } from "../model/response-url.js";
import type { Write } from "../model/writes.js";
import { hashToken } from "../values/secrets/hash-token.js";
import type { WorldResponseUrl } from "./interactivity.js";
import { storedInstant } from "./section/stored-instant.js";
import type { WriteContext } from "./section/write-context.js";

/** Writes of the addresses for answers. */
export function responseUrlWrites(items: readonly WorldResponseUrl[], { ids }: WriteContext): readonly Write[] {
  return items.map((item) =>
    put(responseUrls, {
      id: item.id,
      version: 1,
      kind: item.kind,
      workspaceId: ids.workspace(item.workspace),
      appId: ids.of("app", item.app),
      userId: ids.of("user", item.user),
      channelId: ids.of("channel", item.channel),
      ...(item.message !== undefined && { message: { ts: item.message, isEphemeral: false } }),
      secretHash: hashToken(item.secret),
      expires: storedInstant(item.expires),
      uses: item.uses ?? 0,
    }),
  );
}
