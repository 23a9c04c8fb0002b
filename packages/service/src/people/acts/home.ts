import { eventTsOf } from "../../events/event-source.js";
import { hasHomeTab } from "../../model/app.js";
import { toView } from "../../rules/views/view.js";
import type { Person } from "../act.js";
import { findApp } from "../find-named.js";
import { homeOf, seeView } from "../views.js";

/** An app, by the name of its bot, and a tab. */
interface Home {
  readonly bot: string;
  /** Default: home. */
  readonly tab?: "home" | "messages";
}

/** Opens the home of an app, which learns of it. */
export async function openHome({ bot, tab = "home" }: Home, person: Person) {
  const { user, store, caller, clock } = person;
  const found = await findApp(bot, person);
  if (!found.ok) return found;
  const { app, botId } = found;
  if (tab === "home" && !hasHomeTab(app)) {
    const detail = `${bot} has no home tab: its manifest does not enable one.`;
    return { ok: false as const, error: "refused" as const, detail };
  }
  const opened = await person.call("conversations.open", { users: [botId] });
  if (!opened.ok) return opened;
  const home = tab === "home" ? await homeOf(app.id, person) : undefined;
  const type = "app_home_opened";
  const eventTs = eventTsOf({ atMs: clock.now().getTime() });
  await store.commit({
    expect: [],
    writes: [],
    events: [
      {
        type,
        audience: { subscription: type, workspaceIds: [caller.workspace.id], appId: app.id },
        isStated: true,
        facts: {
          type,
          user: user.id,
          channel: opened.channel.id,
          tab,
          ...(home !== undefined && { view: { ...toView(home) } }),
          event_ts: eventTs,
        },
      },
    ],
  });
  return {
    ok: true as const,
    channel: opened.channel.id,
    ...(home !== undefined && { view: await seeView(home, store) }),
  };
}
