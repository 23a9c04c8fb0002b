import type { BotProfile, File, Reaction } from "@rollcall/api/webapi";
import type { Channel } from "../../model/channel.js";
import type { Message } from "../../model/message.js";
import type { Replier } from "../../model/message-store.js";
import type { User } from "../../model/user.js";
import type { Id } from "../../values/ids.js";
import { secondsOf, type Ts } from "../../values/instant.js";
import { pictureOf } from "../../values/picture.js";
import type { WorkspaceAddress } from "../../values/site-addresses.js";
import { toBotId } from "../directory/user.js";

/** Metadata that a call asks for: all, or that with one of the event types. */
export type WantedMetadata = "all" | ReadonlySet<string>;

/** Dependencies of the representation of messages. */
export interface MessageView {
  readonly channel: Channel;
  readonly viewerId: Id;
  /** Addresses of the workspace in which the messages are shown. */
  readonly address: WorkspaceAddress;
  readonly metadata: WantedMetadata;
  /** Set to show all users who reacted. Default: the first ones of each emoji, and the viewer. */
  readonly reactors?: "all";
}

/** The users, files and apps that messages refer to, by key. */
export interface MessageReferences {
  readonly authors: ReadonlyMap<Id, MessageAuthor>;
  readonly files: ReadonlyMap<Id, File>;
  /** By `ts` of the parent. */
  readonly threads: ReadonlyMap<Ts, readonly Replier[]>;
  /** By `ts` of the message. */
  readonly reactions: ReadonlyMap<Ts, readonly Reaction[]>;
  /** Parents of replies, by `ts`. */
  readonly parents: ReadonlyMap<Ts, Message>;
}

/** The fields that each message of an author shows of it. */
interface MessageAuthor {
  readonly team: Id;
  /** Returns the profile of a bot in a message of an app. Absent for a person. */
  readonly profile?: (appId: Id | undefined) => BotProfile;
}

/** The place where messages are shown. */
interface Place {
  /** Workspace of the channel. */
  readonly workspaceId: Id;
  readonly siteUrl: string;
}

/** The fields of an author that the messages of a page show. Messages with the same profile share one object. */
export function toAuthor(user: User, { workspaceId, siteUrl }: Place): MessageAuthor {
  const team = teamOf(user, workspaceId);
  if (user.kind !== "bot") return { team };
  const profiles = new Map<Id | undefined, BotProfile>();
  const profile = (appId: Id | undefined) => {
    const shown = profiles.get(appId) ?? toProfile(user, { appId, team, siteUrl });
    profiles.set(appId, shown);
    return shown;
  };
  return { team, profile };
}

/** Workspace of an author: the channel's if the author belongs to it, otherwise the author's first. */
function teamOf({ memberships }: User, workspaceId: Id): Id {
  const [home] = memberships;
  if (home === undefined || memberships.some((its) => its.workspaceId === workspaceId)) return workspaceId;
  return home.workspaceId;
}

interface Shown {
  readonly appId: Id | undefined;
  readonly team: Id;
  readonly siteUrl: string;
}

function toProfile(bot: User, { appId, team, siteUrl }: Shown): BotProfile {
  const { url } = pictureOf(bot, siteUrl);
  return {
    id: toBotId(bot.id),
    app_id: appId ?? bot.appId ?? "",
    user_id: bot.id,
    name: bot.displayName,
    icons: { image_36: url(36), image_48: url(48), image_72: url(72) },
    deleted: !bot.active,
    updated: secondsOf(bot.updated),
    team_id: team,
  };
}
