import { mintResponseUrl } from "../../rules/interactivity/response-urls/mint-response-url.js";
import type { Ts } from "../../values/message-ts.js";
import type { ActOutcome, Person } from "../act.js";
import { findAskedApp } from "../asking/find-asked-app.js";
import { actionTsOf, mintTriggerOf, toPayloadChannel, writePayloadParts } from "../asking/payload-parts.js";
import { findMessage } from "../find-message.js";
import { findPlace } from "../find-place.js";
import { type AfterAct, seeAfter } from "../modals/see-after.js";
import { findShortcut } from "../shortcuts/find-shortcut.js";

/** A shortcut that a person starts. */
interface Started {
  /** Name or `callback_id`. */
  readonly name: string;
  /** Name of the bot of its app. Default: the only app with this shortcut. */
  readonly bot?: string;
}

/** Starts a global shortcut. */
export async function shortcut(started: Started, person: Person): Promise<ActOutcome<AfterAct>> {
  const found = await findShortcut({ ...started, type: "global" }, person);
  if (!found.ok) return found;
  const { id: appId } = found.app;
  const app = await findAskedApp(appId, { kind: "interactive", type: "shortcut" }, person);
  if (!app.ok) return app;
  const { user, team, enterprise, is_enterprise_install, token } = await writePayloadParts(app.asked, person);
  const trigger = await mintTriggerOf(app.asked, person);
  await person.store.commit({ expect: [], writes: trigger.writes });
  const answer = await person.ask(appId, {
    kind: "interactive",
    payload: {
      type: "shortcut",
      token,
      action_ts: actionTsOf(person),
      team,
      user,
      is_enterprise_install,
      enterprise,
      callback_id: found.shortcut.callback_id,
      trigger_id: trigger.triggerId,
    },
  });
  return seeAfter(appId, person, answer.ok ? undefined : answer.detail);
}

/** A shortcut that a person starts on a message. */
interface StartedOn extends Started {
  readonly channel: string;
  readonly ts: Ts;
}

/** Starts a shortcut on a message. */
export async function messageShortcut(
  { channel: place, ts, ...started }: StartedOn,
  person: Person,
): Promise<ActOutcome<AfterAct>> {
  const { store, ids, clock, hooksUrl, user: actor, caller } = person;
  const found = await findShortcut({ ...started, type: "message" }, person);
  if (!found.ok) return found;
  const { id: appId } = found.app;
  const app = await findAskedApp(appId, { kind: "interactive", type: "message_action" }, person);
  if (!app.ok) return app;
  const placed = await findPlace(place, person);
  if (!placed.ok) return placed;
  const shown = await findMessage(placed.channel, ts, person);
  if (!shown.ok) return shown;
  const { user, team, enterprise, is_enterprise_install, token } = await writePayloadParts(app.asked, person);
  const trigger = await mintTriggerOf(app.asked, person, { channelId: shown.channel.id });
  const about = { kind: "actions", workspaceId: caller.workspace.id, appId, userId: actor.id } as const;
  const response = await mintResponseUrl(
    { ...about, channelId: shown.channel.id, message: { ts, isEphemeral: false } },
    { store, ids, hooksUrl, nowMs: clock.now().getTime() },
  );
  await store.commit({ expect: [], writes: [...trigger.writes, ...response.writes] });
  const answer = await person.ask(appId, {
    kind: "interactive",
    payload: {
      type: "message_action",
      token,
      action_ts: actionTsOf(person),
      team,
      user,
      channel: toPayloadChannel(shown.channel),
      is_enterprise_install,
      enterprise,
      callback_id: found.shortcut.callback_id,
      trigger_id: trigger.triggerId,
      response_url: response.url,
      message_ts: ts,
      message: shown.message,
    },
  });
  return seeAfter(appId, person, answer.ok ? undefined : answer.detail);
}
