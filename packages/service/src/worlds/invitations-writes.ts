import { invitations } from "../model/invitation.js";
import { put } from "../model/port/document.js";
import type { Write } from "../model/writes.js";
import type { WorldInvitation } from "./invitations.js";
import { present } from "./section/present.js";
import { storedCreation, storedInstant } from "./section/stored-instant.js";
import type { WriteContext } from "./section/write-context.js";

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
