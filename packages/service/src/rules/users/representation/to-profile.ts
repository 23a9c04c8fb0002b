import type { UserProfile } from "@rollcall/api/webapi";
import type { User } from "../../../model/user.js";
import { millisecondsOf, secondsOf } from "../../../values/instant.js";
import { pictureOf } from "../../../values/picture.js";
import { withoutMarks } from "../../../values/text.js";
import { realNameOf, toBotId } from "../../directory/resolved-user.js";
import { without } from "../changes/user-draft.js";

/** Context of a profile. */
interface ProfileOptions {
  readonly siteUrl: string;
  readonly nowMs: number;
  /** The workspace that the user is shown in. */
  readonly shownIn: string;
  readonly withEmail: boolean;
}

/** A user's profile as the Web API shows it, without custom fields. */
export function toProfile(user: User, { siteUrl, nowMs, withEmail, shownIn }: ProfileOptions): UserProfile {
  const realName = realNameOf(user);
  const [email] = user.emails;
  const { hash, url: image } = pictureOf(user, siteUrl);
  return {
    title: user.title ?? "",
    phone: user.primaryPhone ?? user.mobilePhone ?? "",
    skype: "",
    first_name: user.name.givenName ?? "",
    last_name: user.name.familyName ?? "",
    avatar_hash: hash,
    ...statusOf(user, nowMs),
    real_name: realName,
    display_name: user.displayName,
    real_name_normalized: withoutMarks(realName),
    display_name_normalized: withoutMarks(user.displayName),
    ...(user.pronouns !== undefined && { pronouns: user.pronouns }),
    ...(user.startDate !== undefined && { start_date: user.startDate.slice(0, 10) }),
    ...(withEmail && email !== undefined && { email }),
    ...(user.kind === "bot" && { bot_id: toBotId(user.id), api_app_id: user.appId ?? "", always_active: true }),
    team: shownIn,
    image_original: image("original"),
    image_24: image(24),
    image_32: image(32),
    image_48: image(48),
    image_72: image(72),
    image_192: image(192),
    image_512: image(512),
  };
}

function statusOf({ status }: User, nowMs: number) {
  if (status === undefined || hasEndedStatus({ status }, nowMs))
    return { status_text: "", status_emoji: "", status_expiration: 0 };
  const { expiration } = status;
  return {
    status_text: status.text,
    status_emoji: status.emoji,
    status_expiration: expiration === undefined ? 0 : secondsOf(expiration),
  };
}

/** Whether the user has a status that has ended. It ends at its expiration, before it is cleared. */
function hasEndedStatus({ status }: Pick<User, "status">, nowMs: number): boolean {
  return status?.expiration !== undefined && millisecondsOf(status.expiration) <= nowMs;
}

/** The user, without a status that has ended. */
export function withoutEndedStatus(user: User, nowMs: number): User {
  return hasEndedStatus(user, nowMs) ? without(user, "status") : user;
}
