import { put } from "../store/document.js";
import { present } from "../world/section/present.js";
import { storedCreation, storedInstant } from "../world/section/stored-instant.js";
import type { WriteContext } from "../world/section/write-context.js";
import type { Write } from "../writes.js";
import { invitations } from "./invitation.js";
import type { WorldInvitation } from "./world.js";

/** Writes of open invitations. */
export function invitationWrites(items: readonly WorldInvitation[], { ids, nowMs }: WriteContext): readonly Write[] {
  return items.map((item) =>
    put(invitations, {
      workspaceId: ids.workspace(item.workspace),
      email: item.email,
      version: 1,
      created: storedCreation(item, nowMs, 0),
      inviterId: ids.of("user", item.invited_by),
      channelIds: (item.channels ?? []).map((channel) => ids.of("channel", channel)),
      ...present("realName", item.real_name),
      ...present("customMessage", item.custom_message),
      ...present("guest", item.guest && toGuest(item.guest)),
    }),
  );
}

function toGuest({ kind, expiration }: NonNullable<WorldInvitation["guest"]>) {
  return { kind, ...present("expiration", expiration && storedInstant(expiration)) };
}
